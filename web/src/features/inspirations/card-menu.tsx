import type { Inspiration } from "@hearten/contract/inspirations.ts";
import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import Sparkles from "lucide-react/icons/sparkles";
import Trash2 from "lucide-react/icons/trash-2";
import { MenuButton } from "../../ui/menu-button.tsx";
import { titleOf } from "./kind.ts";

/** What a person can do with an inspiration of the list, besides playing it and trying it again. */
export interface CardActions {
  readonly onRename: () => void;
  readonly onSaveAudio: () => void;
  /** Creates another one from the same words. */
  readonly onAnother: () => void;
  readonly onRemove: () => void;
  /** Stops generating it, and gives the person's words back. */
  readonly onCancel: () => void;
}

interface CardMenuProps {
  readonly inspiration: Inspiration;
  readonly actions: CardActions;
  readonly className: string | undefined;
}

/** The menu of a finished inspiration. */
export function CardMenu({ inspiration, actions, className }: CardMenuProps) {
  const { onRename, onSaveAudio, onAnother, onRemove } = actions;
  return (
    <MenuButton
      label={`More for ${titleOf(inspiration)}`}
      className={className}
      items={[
        { name: "Rename", icon: <Pencil aria-hidden="true" />, onChoose: onRename },
        { name: "Save audio", icon: <Download aria-hidden="true" />, onChoose: onSaveAudio },
        { name: "Another like this", icon: <Sparkles aria-hidden="true" />, onChoose: onAnother },
        { name: "Remove", icon: <Trash2 aria-hidden="true" />, isDanger: true, onChoose: onRemove },
      ]}
    />
  );
}
