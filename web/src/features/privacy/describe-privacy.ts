import { reportDays } from "@hearten/contract/limits.ts";
import type { PrivacyFacts } from "@hearten/contract/privacy.ts";

/** A part of the privacy page. */
export interface PrivacySection {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** What the privacy page says, by the server's settings. */
export function describePrivacy(facts: PrivacyFacts): readonly PrivacySection[] {
  return [
    { heading: "What is kept", sentences: kept(facts) },
    { heading: "Where it is", sentences: places(facts) },
    { heading: "What leaves the server", sentences: leaving(facts) },
    {
      heading: "Taking it with you, and leaving",
      sentences: [
        "Your profile has a download of everything, as one ZIP file: your words, the texts and the audio.",
        "Delete My Account is there too. It removes your sign-in, your goals, every inspiration and its audio, and what you told us was wrong with one, for good. Whoever runs this server may hold copies in their backups for a while.",
      ],
    },
  ];
}

const kept = ({ accounts }: PrivacyFacts) => [
  accounts === "here"
    ? "Your email address, and your name if you give it. Your password is kept in a form that nobody can read back."
    : "Your email address, and your name if you give it.",
  "Your three goals, and what you write each time.",
  "Each inspiration: its text, its audio, its picture.",
  "How many you made on a day, as a number, for three days.",
  "The hour and days of your reminder, if you want one.",
  `If you tell us that something is wrong with an inspiration: your reason and what you add, for ${reportDays} days, even if you remove the inspiration. Whoever runs this server gets a copy of its text with it only if you allow it.`,
];

function places({ accounts, documents, mediaHost }: PrivacyFacts): string[] {
  const here = [
    accounts === "here" && "your account",
    documents === "here" && "your words",
    mediaHost === null && "your audio",
  ].filter((what) => what !== false);
  return [
    ...(here.length === 0 ? [] : [`On this server: ${inWords(here)}.`]),
    ...(accounts === "firebase" ? ["With Google, in Firebase: your account and password."] : []),
    ...(documents === "firestore" ? ["With Google, in Cloud Firestore: your words."] : []),
    ...(mediaHost === null ? [] : [`At ${mediaHost}: your audio and pictures.`]),
    "On this device, while you are signed in: what you listened to, so that it plays without a network, and on which days, what you like and where you stopped. It is gone when you sign out.",
  ];
}

function leaving({ writer, voice, mailHost }: PrivacyFacts): string[] {
  const writerHost = writer?.thirdParty ?? null;
  const voiceHost = voice?.thirdParty ?? null;
  const isElsewhere = writerHost !== null || voiceHost !== null;
  return [
    ...(writerHost === null
      ? []
      : [
          `To write an inspiration, what is on your mind, your goals, what Hearten reads in them, and titles and lines of your last ten inspirations go to ${writerHost}${nameOf(writer)}.`,
        ]),
    ...(voiceHost === null
      ? []
      : [`To speak it, the finished text goes to ${voiceHost}${nameOf(voice)}.`]),
    isElsewhere
      ? "Keep my words on this server, a switch in your profile, stops that for you. Words that speak of harm never leave, whatever is set."
      : "Nothing that you write. Inspirations are written and spoken here.",
    ...(mailHost === null
      ? []
      : [
          `When you ask for a new password, your email address goes to ${mailHost}, which delivers the mail.`,
        ]),
    "If you sign in with Google or Apple, they learn that you use Hearten, and nothing of what you write.",
    "If you add your reminder to a calendar, that calendar reads the hour and the days from here, and no word of yours.",
    "There is no advertising, no tracking and no counting of visits.",
  ];
}

const nameOf = (provider: PrivacyFacts["writer"]) =>
  provider?.name == null ? "" : ` (${provider.name})`;

function inWords(list: readonly string[]): string {
  return list.length < 2
    ? list.join("")
    : `${list.slice(0, -1).join(", ")} and ${list.at(-1) ?? ""}`;
}
