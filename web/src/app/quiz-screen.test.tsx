import { toUid } from "@hearten/contract/ids.ts";
import type { Music } from "@hearten/contract/music.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import { createRemembered, type Remembered } from "../api/remembered.ts";
import { createToldAlready } from "../api/remembered.fakes.ts";
import { createDraft } from "../features/creation/draft.ts";
import type { Unsent } from "../features/creation/outbox.ts";
import type { ProfileChanges } from "../features/profile/profile-store.ts";
import { storedProfile } from "../features/profile/profile.fixture.ts";
import type { SignIn } from "../identity/identity.ts";
import { noRemarks } from "../language/remarks.fakes.ts";
import { createFakeStorage } from "../platform/device.fakes.ts";
import { createMemoryEntries } from "../router/entries.ts";
import { createRouter } from "../router/router.ts";
import { RouterProvider } from "../router/router-provider.tsx";
import { type Path, paths } from "./paths.ts";
import { QuizScreen } from "./quiz-screen.tsx";

type Client = ComponentProps<typeof QuizScreen>["client"];

const signIn: SignIn = {
  status: "signed-in",
  person: { uid: toUid("maya"), email: "maya@example.com", methods: ["password"] },
  providers: [],
};

// The light DOM does not have it.
beforeEach(() => void vi.stubGlobal("isSecureContext", true));
afterEach(() => void vi.unstubAllGlobals());

/** A call that is answered when the test says so. */
interface Sent {
  readonly id: string;
  readonly description: string;
  readonly music: Music | undefined;
  readonly answer: () => void;
  readonly refuse: (error: ApiError) => void;
}

const nobody: ThirdParties = { writer: null, voice: null };

/** What is not so in each test. */
interface Circumstances {
  readonly thirdParties?: Remembered<ThirdParties>;
  readonly isOnline?: boolean;
  /** What the server's profile says that this device has not heard. */
  readonly there?: Partial<Profile>;
}

/** The quiz among other screens. */
function open({
  thirdParties = createToldAlready(nobody),
  isOnline = true,
  there = {},
}: Circumstances = {}) {
  const signInNow = createVariable<SignIn>(signIn);
  const known = createVariable(storedProfile);
  const saves: { answer: () => Promise<void>; refuse: () => Promise<void> }[] = [];
  const save = (changes: ProfileChanges) => {
    expect(changes).toEqual({ keepsWordsHere: true });
    const { promise, resolve, reject } = Promise.withResolvers<Profile>();
    saves.push({
      answer: () =>
        act(async () => {
          known.set({ ...storedProfile, keepsWordsHere: true });
          resolve(known.get());
        }),
      refuse: () => act(async () => reject(new ApiError("network", ""))),
    });
    return promise;
  };
  const sent: Sent[] = [];
  /** The music of each creation call. */
  const asked: (Music | undefined)[] = [];
  const client: Client = {
    addInspiration({ id, description, music }) {
      const { promise, resolve, reject } = Promise.withResolvers<object>();
      sent.push({ id, description, music, answer: () => resolve({}), refuse: reject });
      return promise as ReturnType<Client["addInspiration"]>; // the answer is not used
    },
    updateInspirationStatus: async () => ({}) as never, // nor is this one
    async createAffirmation({ music }) {
      asked.push(music);
      return {};
    },
  };
  const error = vi.fn<(text: string) => void>();
  const kept: Unsent[] = [];
  const warmUp = vi.fn<() => void>();
  const storage = createFakeStorage();
  const quiz = (
    <QuizScreen
      identity={{ signIn: signInNow }}
      profile={{
        profile: known,
        load: async () => known.get(),
        refresh: async () => ({ ...known.get(), ...there }),
        save,
      }}
      thirdParties={thirdParties}
      draft={createDraft(() => storage, "draft")}
      draftLength={createDraft(() => storage, "draft length")}
      draftMusic={createDraft(() => storage, "draft music")}
      client={client}
      warmUp={warmUp}
      network={{ isOnline: createVariable(isOnline) }}
      inspirations={{ add: () => {}, asOf: createVariable<number | null>(null) }}
      outbox={{ add: (wish) => !isOnline && kept.push(wish) > 0 }}
      remarks={noRemarks}
      notify={{ error, success: () => {} }}
    />
  );
  const profileScript = Promise.withResolvers<null>();
  const router = createRouter(createMemoryEntries([paths.quiz]), [
    { path: paths.quiz, element: quiz },
    { path: paths.dashboard, element: <h1>Your personal inspirations</h1> },
    {
      path: paths.userProfile,
      enter: () => profileScript.promise,
      element: <h1>Your profile</h1>,
    },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();

  const toMind = async () => {
    await user.click(screen.getByRole("radio", { name: /^Short/ }));
    await user.click(screen.getByRole("button", { name: "Next" }));
  };
  return {
    user,
    known,
    signInNow,
    sent,
    asked,
    saves,
    error,
    kept,
    warmUp,
    toMind,
    letProfileOpen: () => act(async () => profileScript.resolve(null)),
    /** Begins to go there; the profile opens when it is let. */
    go: (path: Path) => act(async () => void router.navigate(path)),
    here: () => router.state.location.pathname,
    send: async (words: string) => {
      await toMind();
      await user.type(mind(), words);
      await user.click(submit());
    },
  };
}

const medium = () => screen.getByRole<HTMLInputElement>("radio", { name: /^Medium/ });
const next = () => screen.getByRole("button", { name: "Next" });
const submit = () => screen.getByRole("button", { name: "Create inspiration" });
const mind = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What's on your mind right now?" });

const failure = "Failed to create affirmation. Check your connection and try again.";

describe("Words that were left", () => {
  it("are there again with their length, until they are sent", async () => {
    const { user, sent, go } = open();
    await user.click(medium());
    await user.click(next());
    await go(paths.dashboard);
    await go(paths.quiz);
    expect(medium().checked).toBe(false);
    await user.click(medium());
    await user.click(next());
    await user.type(mind(), "The garden.");
    await go(paths.dashboard);
    await go(paths.quiz);
    expect(medium().checked).toBe(true);
    await user.click(next());
    expect(mind().value).toBe("The garden.");
    await user.click(submit());
    await act(async () => sent[0]?.answer());
    await go(paths.quiz);
    expect(medium().checked).toBe(false);
  });
});

describe("Words that are being sent", () => {
  it("have the server start what it needs from the second step on", async () => {
    const { user, warmUp, toMind } = open();
    await user.click(screen.getByRole("radio", { name: /^Short/ }));
    expect(warmUp).not.toHaveBeenCalled();
    await toMind();
    expect(warmUp).toHaveBeenCalledOnce();
    await user.type(mind(), "Ah");
    expect(warmUp).toHaveBeenCalledTimes(3);
  });

  it("lead to the dashboard when they were taken, and are not in the quiz any more", async () => {
    const { sent, send, go, here, toMind } = open();
    await send("The garden.");
    screen.getByRole("button", { name: "Creating..." });
    await act(async () => sent[0]?.answer());
    await screen.findByRole("heading", { name: "Your personal inspirations" });
    expect(here()).toBe("/dashboard");
    await go(paths.quiz);
    await toMind();
    expect(mind().value).toBe("");
  });

  it("leave whoever has gone elsewhere meanwhile there", async () => {
    const { sent, send, go, here, letProfileOpen, toMind } = open();
    await send("The garden.");
    await go(paths.userProfile);
    await letProfileOpen();
    screen.getByRole("heading", { name: "Your profile" });
    await act(async () => sent[0]?.answer());
    expect(here()).toBe("/userprofile");
    await go(paths.quiz);
    await toMind();
    expect(mind().value).toBe("");
  });

  it("let whoever is on the way elsewhere meanwhile arrive there", async () => {
    const { sent, send, go, here, letProfileOpen } = open();
    await send("The garden.");
    await go(paths.userProfile);
    expect(here()).toBe("/quiz");
    await act(async () => sent[0]?.answer());
    expect(here()).toBe("/quiz");
    await letProfileOpen();
    screen.getByRole("heading", { name: "Your profile" });
    expect(here()).toBe("/userprofile");
  });

  it("are one inspiration, and what is written meanwhile is another", async () => {
    const { user, sent, send, go, here, toMind } = open();
    await send("The garden.");
    await go(paths.quiz);
    await toMind();
    await user.clear(mind());
    await user.type(mind(), "The gate.");
    await act(async () => sent[0]?.answer());
    expect(here()).toBe("/quiz");
    expect(mind().value).toBe("The gate.");
    await user.click(submit());
    expect(sent.map(({ description }) => description)).toEqual(["The garden.", "The gate."]);
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });

  it("are another inspiration when the same ones are sent once more after they were taken", async () => {
    const { user, sent, send, go, toMind } = open();
    await send("The garden.");
    await go(paths.quiz);
    await toMind();
    await act(async () => sent[0]?.answer());
    await user.click(submit());
    expect(sent.map(({ description }) => description)).toEqual(["The garden.", "The garden."]);
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });

  it("stay when they were not taken, and are the same inspiration when they are sent again", async () => {
    const { user, sent, send, error, here } = open();
    await send("The garden.");
    await act(async () => sent[0]?.refuse(new ApiError("network", "")));
    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
    expect(mind().value).toBe("The garden.");
    await user.click(submit());
    expect(sent.map(({ description }) => description)).toEqual(["The garden.", "The garden."]);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    await act(async () => sent[1]?.answer());
    await screen.findByRole("heading", { name: "Your personal inspirations" });
    expect(here()).toBe("/dashboard");
  });

  it("stay, with kind words, when the day has no room for them, and are the same inspiration tomorrow", async () => {
    const { user, sent, send, error, here } = open();
    await send("The garden.");
    await act(async () => sent[0]?.refuse(new ApiError("daily-limit", "", { limit: 50 })));
    expect(error).toHaveBeenCalledExactlyOnceWith(
      "You've made 50 inspirations today. There's room for more tomorrow.",
    );
    expect(here()).toBe("/quiz");
    expect(mind().value).toBe("The garden.");
    await user.click(submit());
    expect(sent.map(({ description }) => description)).toEqual(["The garden.", "The garden."]);
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });

  it("are told of elsewhere when they were not taken, and are still there", async () => {
    const { sent, send, go, error, letProfileOpen, toMind } = open();
    await send("The garden.");
    await go(paths.userProfile);
    await letProfileOpen();
    await act(async () => sent[0]?.refuse(new ApiError("network", "")));
    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
    screen.getByRole("heading", { name: "Your profile" });
    await go(paths.quiz);
    await toMind();
    expect(mind().value).toBe("The garden.");
  });
});

const music = (name: string) =>
  within(screen.getByRole("radiogroup", { name: "Music" })).getByRole<HTMLInputElement>("radio", {
    name,
  });

describe("The music of one inspiration", () => {
  it("begins with the profile's, as it is then, and asks for nothing when it is full", async () => {
    const { user, known, sent, asked, toMind } = open();
    await toMind();
    expect(music("Full").checked).toBe(true);
    act(() => known.set({ ...storedProfile, music: "off" }));
    expect(music("Off").checked).toBe(true);
    act(() => known.set(storedProfile));
    await user.type(mind(), "The garden.");
    await user.click(submit());
    await act(async () => sent[0]?.answer());
    expect([sent[0]?.music, asked]).toEqual([undefined, [undefined]]);
  });

  it("is the profile's when nobody has touched it", async () => {
    const { known, sent, asked, send } = open();
    act(() => known.set({ ...storedProfile, music: "soft" }));
    await send("The garden.");
    await act(async () => sent[0]?.answer());
    expect([sent[0]?.music, asked]).toEqual(["soft", ["soft"]]);
  });

  it("is changed for this one alone", async () => {
    const { user, known, sent, asked, toMind, go } = open();
    act(() => known.set({ ...storedProfile, music: "soft" }));
    await toMind();
    await user.type(mind(), "The garden.");
    await user.click(music("Off"));
    expect(music("Off").checked).toBe(true);
    await user.click(submit());
    await act(async () => sent[0]?.answer());
    expect([sent[0]?.music, asked]).toEqual(["off", ["off"]]);
    expect(known.get().music).toBe("soft");
    await go(paths.quiz);
    await toMind();
    expect(music("Soft").checked).toBe(true);
  });

  it("can be the full one again where the profile's is another", async () => {
    const { user, known, sent, toMind } = open();
    act(() => known.set({ ...storedProfile, music: "off" }));
    await toMind();
    await user.click(music("Full"));
    await user.type(mind(), "The garden.");
    await user.click(submit());
    expect(sent[0]?.music).toBeUndefined();
  });

  it("is there again with the words that were left, and is another inspiration's when it changes", async () => {
    const { user, sent, toMind, go } = open();
    await toMind();
    await user.click(music("Soft"));
    await user.type(mind(), "The garden.");
    await go(paths.dashboard);
    await go(paths.quiz);
    await user.click(next());
    expect(music("Soft").checked).toBe(true);
    await user.click(submit());
    await act(async () => sent[0]?.refuse(new ApiError("network", "")));
    await user.click(music("Off"));
    await user.click(submit());
    expect(sent.map((one) => one.music)).toEqual(["soft", "off"]);
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
  });

  it("is the profile's again when no words were left", async () => {
    const { user, toMind, go } = open();
    await toMind();
    await user.click(music("Soft"));
    await go(paths.dashboard);
    await go(paths.quiz);
    await toMind();
    expect(music("Full").checked).toBe(true);
    await user.type(mind(), "The garden.");
    await go(paths.dashboard);
    await go(paths.quiz);
    await user.click(next());
    expect(music("Full").checked).toBe(true);
  });
});

const line = () => screen.queryByText("To write this, your words go to api.example.com.");
const keep = () => screen.getByRole("button", { name: "Keep them here" });

describe("Words that would go to a third party", () => {
  const elsewhere = { writer: "api.example.com", voice: null };

  it("stay here at once, and are not sent before that is settled", async () => {
    const { user, sent, saves, toMind } = open({ thirdParties: createToldAlready(elsewhere) });
    await toMind();
    await user.type(mind(), "The garden.");
    await user.click(keep());
    expect(line()).toBeNull();
    await user.click(submit());
    expect(sent).toEqual([]);
    await saves[0]?.answer();
    expect(sent.map(({ description }) => description)).toEqual(["The garden."]);
    expect(line()).toBeNull();
  });

  it("are not sent when it can't be settled, which is told, and the person decides again", async () => {
    const { user, sent, saves, error, toMind } = open({
      thirdParties: createToldAlready(elsewhere),
    });
    await toMind();
    await user.type(mind(), "The garden.");
    await user.click(keep());
    await user.click(submit());
    await saves[0]?.refuse();
    expect(error).toHaveBeenCalledExactlyOnceWith(
      "Where your words go was not changed. Check your connection and try again.",
    );
    expect(line()).not.toBeNull();
    expect(sent).toEqual([]);
    await user.click(submit());
    expect(sent).toHaveLength(1);
  });

  it("are not spoken of where nobody else gets them", async () => {
    const { toMind } = open();
    await toMind();
    expect(screen.queryByRole("button", { name: "Keep them here" })).toBeNull();
  });
});

/** What is remembered of third parties, and the server's answers to the questions about them, as the test gives them. */
function askServer(remembered: ThirdParties | null = null) {
  const questions: {
    answer: (now: ThirdParties) => Promise<void>;
    refuse: () => Promise<void>;
  }[] = [];
  const thirdParties = createRemembered<ThirdParties>({
    ask(signal) {
      const { promise, resolve, reject } = Promise.withResolvers<ThirdParties>();
      signal.addEventListener("abort", () => reject(signal.reason));
      questions.push({
        answer: (now) => act(async () => resolve(now)),
        refuse: () => act(async () => reject(new ApiError("network", ""))),
      });
      return promise;
    },
    recall: () => remembered,
    keep: () => {},
  });
  return { thirdParties, questions };
}

describe("Who gets the words", () => {
  const elsewhere = { writer: "api.example.com", voice: null };
  const notSent = "Nothing is sent yet. To write this, your words go to api.example.com.";

  it("is shown before they leave, also to whoever was faster than the server's answer", async () => {
    const { thirdParties, questions } = askServer();
    const { user, sent, send, error } = open({ thirdParties });
    await send("The garden.");
    expect(line()).toBeNull();
    screen.getByRole("button", { name: "Creating..." });
    expect(sent).toEqual([]);
    await questions[0]?.answer(elsewhere);
    expect(line()).not.toBeNull();
    expect(error).toHaveBeenCalledExactlyOnceWith(notSent);
    expect(sent).toEqual([]);
    await user.click(submit());
    expect(sent.map(({ description }) => description)).toEqual(["The garden."]);
    expect(questions).toHaveLength(1);
  });

  it("is asked after the wish to keep them that comes meanwhile", async () => {
    const { thirdParties, questions } = askServer(elsewhere);
    const { user, sent, saves, send } = open({ thirdParties });
    await send("The garden.");
    await user.click(screen.getByRole("button", { name: "Keep them here" }));
    await questions[0]?.answer(elsewhere);
    expect(sent).toEqual([]);
    await saves[0]?.answer();
    expect(sent).toHaveLength(1);
  });

  it("is told where another device no longer keeps them", async () => {
    const { thirdParties, questions } = askServer();
    const { known, sent, send, error } = open({ thirdParties, there: { keepsWordsHere: false } });
    await act(async () => known.set({ ...storedProfile, keepsWordsHere: true }));
    await send("The garden.");
    await questions[0]?.answer(elsewhere);
    expect(sent).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith(notSent);
  });

  it("asks for nobody who has left", async () => {
    const { thirdParties, questions } = askServer();
    const { signInNow, sent, send, error } = open({ thirdParties });
    await send("The garden.");
    await act(async () => signInNow.set({ status: "signed-out", providers: [] }));
    await questions[0]?.answer(nobody);
    expect(sent).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it("holds up nobody whose words go nowhere, once that is known", async () => {
    const { thirdParties, questions } = askServer();
    const { sent, send, error } = open({ thirdParties });
    await send("The garden.");
    await questions[0]?.answer(nobody);
    expect(sent).toHaveLength(1);
    expect(error).not.toHaveBeenCalled();
  });

  it("is the server's word, not what the device remembers of it", async () => {
    const { thirdParties, questions } = askServer({ writer: "old.example.com", voice: null });
    const { user, sent, send, error } = open({ thirdParties });
    await send("The garden.");
    screen.getByText("To write this, your words go to old.example.com.");
    await questions[0]?.answer(elsewhere);
    expect(line()).not.toBeNull();
    expect(error).toHaveBeenCalledExactlyOnceWith(notSent);
    expect(sent).toEqual([]);
    await user.click(submit());
    expect(sent).toHaveLength(1);
  });

  it("needs no second press where it was shown already", async () => {
    const { thirdParties, questions } = askServer(elsewhere);
    const { sent, send, error } = open({ thirdParties });
    await send("The garden.");
    await questions[0]?.answer({ ...elsewhere });
    expect(sent).toHaveLength(1);
    expect(error).not.toHaveBeenCalled();
  });

  it("is nobody for whoever keeps their words here", async () => {
    const { thirdParties, questions } = askServer();
    const { known, sent, send } = open({ thirdParties });
    act(() => known.set({ ...storedProfile, keepsWordsHere: true }));
    await send("The garden.");
    await questions[0]?.answer(elsewhere);
    expect(line()).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it("is asked once more when there was no answer, and nothing is sent without one", async () => {
    const { thirdParties, questions } = askServer();
    const { user, sent, send, error } = open({ thirdParties });
    await questions[0]?.refuse();
    await send("The garden.");
    await questions[1]?.refuse();
    expect(error).toHaveBeenCalledExactlyOnceWith(failure);
    expect(sent).toEqual([]);
    await user.click(submit());
    await questions[2]?.answer(nobody);
    expect(sent).toHaveLength(1);
  });

  it("is asked once more when the question was broken off by another screen's", async () => {
    const { thirdParties, questions } = askServer();
    const { sent, send, go, letProfileOpen } = open({ thirdParties });
    await send("The garden.");
    await go(paths.userProfile);
    await letProfileOpen();
    await act(async () => void thirdParties.refresh());
    await questions.at(-1)?.answer(nobody);
    expect(sent).toHaveLength(1);
  });

  it("keeps nobody from creating without a network; what was shown is kept with the words", async () => {
    const { thirdParties, questions } = askServer(elsewhere);
    const { sent, send, kept, here } = open({ thirdParties, isOnline: false });
    await questions[0]?.refuse();
    await send("The garden.");
    await questions[1]?.refuse();
    await screen.findByRole("heading", { name: "Your personal inspirations" });
    expect(here()).toBe("/dashboard");
    expect(kept).toMatchObject([{ description: "The garden.", named: elsewhere }]);
    expect(sent).toEqual([]);
  });
});
