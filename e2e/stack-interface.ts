// What the journeys need from a stack. Each stack implements it.
import type { BrowserContext, Page } from "playwright-core";
import type { Account } from "./steps.ts";

/** An inspiration as a stack stores it: its document, and its media by key. */
export interface StoredInspiration {
  readonly id: string;
  readonly document: string;
  readonly media: ReadonlyMap<string, Uint8Array>;
}

/** The data of a product. Several products can use it, one after another or at the same time. */
export interface ProductStorage {
  /** The settings with which a product uses this data. */
  readonly environment: Readonly<Record<string, string>>;
  /** All objects of its media, incomplete ones too. */
  listMedia(): Promise<readonly string[]>;
  /** Resolves when the collection has this number of documents. */
  untilThereAre(count: number, collection: "users" | "motivations" | "deletions"): Promise<void>;
  /** Resolves when workers have taken this number of jobs (default: 1). */
  untilWorkedOn(jobs?: number): Promise<void>;
  /** A finished inspiration as it lies in the store. */
  readInspiration(id: string): Promise<StoredInspiration>;
  /**
   * Stores a copy of a finished inspiration for another person, directly in the store. No live stream reports it.
   *
   * @param changes.createdAt a time that no other has, before the product was started
   */
  addInspiration(
    stored: StoredInspiration,
    changes: {
      readonly id: string;
      readonly userId: string;
      readonly title: string;
      readonly createdAt: Date;
    },
  ): Promise<void>;
  /** All data as text, except sent mail. */
  readTexts(): Promise<readonly string[]>;
  /** Paths of the unused password links that were sent to the address, the oldest first. */
  readResetLinks(email: string): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** The person who signs in, in a provider's popup. */
export interface ProviderPerson {
  readonly email: string;
  readonly name?: string;
  /** Whether the provider has verified the address (default: true). */
  readonly isVerified?: boolean;
}

/** How to use the page in a provider's popup. */
export interface ProviderPopups {
  /** Answers the requests of popups to other servers. From then on the browser caches nothing. */
  prepare(context: BrowserContext): Promise<void>;
  /** Resolves when the provider's page is ready. */
  untilReady(popup: Page): Promise<void>;
  answer(popup: Page, person: ProviderPerson): Promise<void>;
  /** Cancels the sign-in, with the page's own button if it has one. */
  cancel(popup: Page): Promise<void>;
  /** Presses the button on the opening page again, and returns the popup that is open then. */
  replacementOf(popup: Page, opener: Page): Promise<Page>;
}

/** Creates and uses accounts by HTTP, without a browser. */
export interface AccountCalls {
  /** Creates an account. Returns the value of its `Authorization` header. */
  create(address: string, account: Account): Promise<string>;
  /** The same for a sign-in; null when it is refused. */
  signIn(address: string, account: Account): Promise<string | null>;
  /** A deletion without reauthentication, and how it is refused. */
  leaveUnproved(token: string): Promise<{
    readonly token: string;
    readonly password: string | null;
    readonly refusal: string;
  }>;
}

export interface Stack {
  readonly name: "embedded" | "hosted";
  /** Creates an empty storage for a new product. */
  createStorage(): Promise<ProductStorage>;
  /** The storage of a product with this environment. */
  openStorage(environment: Readonly<Record<string, string>>): ProductStorage;
  /** The headers, besides cookies, with which the page's calls are authenticated. */
  proofOf(page: Page): Promise<Readonly<Record<string, string>>>;
  /** Creates the account or signs in to it, by HTTP alone; from then on the page's browser is signed in. */
  enter(page: Page, account: Account, step: "create" | "sign-in"): Promise<void>;
  /** Ends all sign-ins of the account. The page is not told. */
  endSignIns(context: BrowserContext, account: Account): Promise<void>;
  readonly popups: ProviderPopups;
  readonly accounts: AccountCalls;
  /** The name under which the address of a mail's link has its secret. */
  readonly resetLinkParameter: string;
  /** The calls that create accounts, sign in and reset passwords. */
  readonly calls: {
    readonly any: RegExp;
    readonly createAccount: string;
    readonly sendPasswordReset: string;
  };
  /** The console's message when a link's secret is refused; matches nothing if there is none. */
  readonly refusedLink: RegExp;
  /** The same when a page is opened whose sign-in was ended elsewhere. */
  readonly refusedProof: RegExp;
  /** How the page's calls are authenticated. */
  readonly proof: { readonly header: "authorization" | "cookie"; readonly content: RegExp };
  /** Seconds within which another product takes over the work of a killed one (failover). */
  readonly takeOverSeconds: number;
}
