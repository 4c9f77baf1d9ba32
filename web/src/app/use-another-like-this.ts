import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useNavigate } from "../router/router-context.ts";
import type { Draft } from "../features/creation/draft.ts";
import { joinWords } from "../features/creation/join-words.ts";
import type { Player } from "../features/player/player.ts";
import { paths } from "./paths.ts";
import type { QuizHistoryState } from "./quiz-screen.tsx";

/**
 * Returns a function that opens the quiz with the same words, length and music, for the person to change. Words that they
 * have begun there stay, after these.
 */
export function useAnotherLikeThis(
  draft: Pick<Draft, "read" | "write">,
  draftMusic: Pick<Draft, "write">,
  player: Pick<Player, "clear">,
): (inspiration: Inspiration) => void {
  const navigate = useNavigate();
  return ({ userId, description, length, music }) => {
    draft.write(userId, joinWords(description, draft.read(userId)));
    draftMusic.write(userId, music);
    player.clear();
    void navigate(paths.quiz, { state: { proposed: length } satisfies QuizHistoryState });
  };
}
