import type { Theme } from "./theme.ts";
import { angry } from "./themes/angry.ts";
import { breakup } from "./themes/breakup.ts";
import { caring } from "./themes/caring.ts";
import { comparison } from "./themes/comparison.ts";
import { conflict } from "./themes/conflict.ts";
import { creativeBlock } from "./themes/creative-block.ts";
import { decision } from "./themes/decision.ts";
import { doubt } from "./themes/doubt.ts";
import { exam } from "./themes/exam.ts";
import { gratitude } from "./themes/gratitude.ts";
import { grief } from "./themes/grief.ts";
import { health } from "./themes/health.ts";
import { hope } from "./themes/hope.ts";
import { interview } from "./themes/interview.ts";
import { jobLoss } from "./themes/job-loss.ts";
import { lonely } from "./themes/lonely.ts";
import { mistake } from "./themes/mistake.ts";
import { money } from "./themes/money.ts";
import { moving } from "./themes/moving.ts";
import { newBeginning } from "./themes/new-beginning.ts";
import { numb } from "./themes/numb.ts";
import { overwhelm } from "./themes/overwhelm.ts";
import { parenting } from "./themes/parenting.ts";
import { peril } from "./themes/peril.ts";
import { pregnancyLoss } from "./themes/pregnancy-loss.ts";
import { presentation } from "./themes/presentation.ts";
import { procrastination } from "./themes/procrastination.ts";
import { proud } from "./themes/proud.ts";
import { sad } from "./themes/sad.ts";
import { sleepless } from "./themes/sleepless.ts";
import { stuck } from "./themes/stuck.ts";
import { tired } from "./themes/tired.ts";
import { violence } from "./themes/violence.ts";
import { waiting } from "./themes/waiting.ts";
import { work } from "./themes/work.ts";
import { worry } from "./themes/worry.ts";

/** Of two themes that show equally in a text, the one that stands earlier here is taken. */
export const themes: readonly Theme[] = [
  pregnancyLoss,
  violence,
  peril,
  grief,
  caring,
  breakup,
  health,
  jobLoss,
  interview,
  exam,
  presentation,
  newBeginning,
  waiting,
  conflict,
  procrastination,
  money,
  moving,
  creativeBlock,
  decision,
  mistake,
  sleepless,
  comparison,
  lonely,
  overwhelm,
  doubt,
  worry,
  tired,
  sad,
  angry,
  stuck,
  numb,
  gratitude,
  hope,
  proud,
  parenting,
  work,
];
