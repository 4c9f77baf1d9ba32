import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { wireNames } from "@hearten/contract/wire-names.ts";
import { CardMenu } from "./card-menu.tsx";
import { FinishedCard } from "./finished-card.tsx";
import card from "./inspiration-card.module.css";
import list from "./inspirations-list.module.css";

const nothing = () => {};
const clock = { now: () => 0, subscribe: () => nothing };
const actions = {
  onRename: nothing,
  onSaveAudio: nothing,
  onAnother: nothing,
  onRemove: nothing,
  onCancel: nothing,
};
/** `src/app/first-screen.js` knows the markers. They are named as the fields are on the device. */
const markers: Inspiration = {
  id: "",
  userId: "",
  length: 1,
  description: "",
  goals: null,
  createdAt: "1970-01-01T00:00:00.000Z",
  status: "completed",
  error: null,
  help: false,
  title: "{title}",
  preference: "{preference}",
  scriptText: `{${wireNames.inspiration.scriptText}}`,
  timeline: [],
  thumbnail: "{thumbnail}",
  coverImage: null,
  artwork: null,
  audioUrl: null,
  duration: null,
  music: "full",
  madeBy: null,
  making: null,
};

/** A list of one card, with markers in place of what is kept on the device. Nothing works in it. */
export function KeptCard() {
  return (
    <ul className={list.list} data-kept="list">
      <li className={card.card}>
        <FinishedCard
          inspiration={markers}
          clock={clock}
          isPlaying={false}
          isKept={false}
          isLiked={false}
          isOutOfReach={false}
          onOpen={nothing}
          onPlayPause={nothing}
          menu={<CardMenu inspiration={markers} actions={actions} className={card.menu} />}
        />
      </li>
    </ul>
  );
}
