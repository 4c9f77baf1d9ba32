// A mock of Capacitor's native side, for pages of the native build in a browser.
import type { BrowserContext, Page } from "playwright-core";

/** A call of a page to a plugin. */
export interface NativeCall {
  readonly plugin: string;
  readonly method: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A plugin's answer, or its error with a code. */
type Answer = { readonly value: unknown } | { readonly code: string; readonly message: string };

export interface Phone {
  /** The calls of the pages, in their order. */
  readonly calls: readonly NativeCall[];
  /** The secure storage, which survives the page and the app. */
  readonly keychain: ReadonlyMap<string, unknown>;
  /** The link that started the app. */
  launchUrl: string | null;
  /** Whether the person lets the app show notifications. */
  allowsNotifications: boolean;
  /** The answer of the sign-in dialog. */
  signIn: (call: NativeCall) => Promise<Answer>;
  /** Sends an event to the page, or an action of the media controls. */
  tell(page: Page, plugin: string, event: string, details: object): Promise<void>;
}

const methods = {
  App: ["getLaunchUrl", "minimizeApp"],
  Filesystem: ["rmdir", "writeFile"],
  Haptics: ["impact"],
  LocalNotifications: [
    "cancel",
    "checkPermissions",
    "createChannel",
    "requestPermissions",
    "schedule",
  ],
  MediaSession: ["setMetadata", "setPlaybackState", "setPositionState"],
  SecureStorage: ["internalGetItem", "internalSetItem", "internalRemoveItem"],
  Share: ["share"],
  SocialLogin: ["initialize", "login", "logout"],
  SplashScreen: ["hide"],
};

/** The plugins, as the native side tells them to the page. */
const headers = Object.entries(methods).map(([name, answering]) => ({
  name,
  methods: [
    ...answering.map((method) => ({ name: method, rtype: "promise" })),
    ...["addListener", "removeListener", "setActionHandler"].map((method) => ({
      name: method,
      rtype: "callback",
    })),
  ],
}));

/** Adds the bridge of an Android phone to the pages of a browser. */
export async function givePhone(context: BrowserContext): Promise<Phone> {
  const calls: NativeCall[] = [];
  const keychain = new Map<string, unknown>();
  const phone: Phone = {
    calls,
    keychain,
    launchUrl: null,
    allowsNotifications: false,
    signIn: async () => ({ code: "USER_CANCELLED", message: "cancelled" }),
    tell: (page, plugin, event, details) =>
      page.evaluate(
        ([name, what]) => {
          // What the script below has put there.
          const listeners = Reflect.get(window, "nativeListeners") as Map<
            string,
            (details: object) => void
          >;
          listeners.get(name)?.(what);
        },
        [`${plugin}.${event}`, details] as const,
      ),
  };

  async function answer(call: NativeCall): Promise<Answer> {
    const { plugin, method, options } = call;
    calls.push(call);
    const key = String(options["prefixedKey"]);
    switch (`${plugin}.${method}`) {
      case "SecureStorage.internalGetItem":
        return { value: { data: keychain.get(key) ?? null } };
      case "SecureStorage.internalSetItem":
        keychain.set(key, options["data"]);
        return { value: null };
      case "SecureStorage.internalRemoveItem":
        return { value: { success: keychain.delete(key) } };
      case "LocalNotifications.checkPermissions":
      case "LocalNotifications.requestPermissions":
        return { value: { display: phone.allowsNotifications ? "granted" : "denied" } };
      case "SocialLogin.login":
        return phone.signIn(call);
      case "App.getLaunchUrl":
        return { value: phone.launchUrl === null ? undefined : { url: phone.launchUrl } };
      case "Filesystem.writeFile":
        return { value: { uri: `file:///cache/${String(options["path"])}` } };
      default:
        return { value: null };
    }
  }

  await context.exposeBinding("askPhone", (_source, call: NativeCall) => answer(call));
  await context.addInitScript((headers: object) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this script travels to the page whole
    const ask = (plugin: string, method: string, options: object = {}): Promise<Answer> =>
      // What `exposeBinding` has put there.
      (Reflect.get(window, "askPhone") as (call: object) => Promise<Answer>)({
        plugin,
        method,
        options,
      });
    const listeners = new Map<string, unknown>();
    Object.assign(window, {
      nativeListeners: listeners,
      // By which Capacitor knows an Android phone.
      androidBridge: {},
      Capacitor: {
        PluginHeaders: headers,
        async nativePromise(plugin: string, method: string, options?: object) {
          const told = await ask(plugin, method, options);
          if ("value" in told) return told.value ?? undefined;
          throw Object.assign(new Error(told.message), { code: told.code });
        },
        async nativeCallback(
          plugin: string,
          method: string,
          options: { readonly eventName?: string; readonly action?: string },
          callback: unknown,
        ) {
          const name = `${plugin}.${options.eventName ?? options.action}`;
          if (callback === null) listeners.delete(name);
          else listeners.set(name, callback);
          await ask(plugin, method, options);
          return name;
        },
      },
    });
  }, headers);
  return phone;
}
