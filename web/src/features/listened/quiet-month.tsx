import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useObservable } from "../../ui/use-observable.ts";
import type { ListenedDays } from "./listened-days.ts";
import { dayIn, dayOf } from "./day.ts";
import { addMonths, isBefore, monthOf, nameOf, nameOfDay, weeksOf } from "./month.ts";
import styles from "./quiet-month.module.css";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface QuietMonthProps {
  readonly listened: Pick<ListenedDays, "all">;
  /** The title that an inspiration has now; null if that is not known. */
  readonly titleOf: (id: string) => string | null;
  readonly now: () => Date;
}

const hintOf = (hasAny: boolean, hasMarks: boolean) => {
  if (hasMarks) return "Choose a marked day to see what you heard.";
  return hasAny ? "Nothing here." : "A day on which you listen gets a soft mark.";
};

/** The days of a month on which the person listened, and what they heard. Nothing is counted. */
export function QuietMonth({ listened, titleOf, now }: QuietMonthProps) {
  const headingId = useId();
  const all = useObservable(listened.all);
  const today = dayOf(now());
  const [month, setMonth] = useState(() => monthOf(today));
  const [chosen, setChosen] = useState<number | null>(null);
  const days = new Set(all.map(({ day }) => day));
  const isMarked = (date: number) => days.has(dayIn(month, date));
  const earliest = all.map(({ day }) => day).toSorted()[0] ?? today;
  const heard =
    chosen === null ? [] : all.filter(({ day }) => day === dayIn(month, chosen)).toReversed();

  const turn = (count: number, isPossible: boolean) => () => {
    if (!isPossible) return;
    setMonth(addMonths(month, count));
    setChosen(null);
  };
  const hasEarlier = isBefore(monthOf(earliest), month);
  const hasLater = isBefore(month, monthOf(today));
  const hasMarks = weeksOf(month).some((week) => week.some((date) => date && isMarked(date)));

  return (
    <Card className={styles.section}>
      <h2 id={headingId}>Your month</h2>
      <div className={styles.bar}>
        <IconButton
          label="Previous month"
          aria-disabled={!hasEarlier}
          onClick={turn(-1, hasEarlier)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p aria-live="polite">{nameOf(month)}</p>
        <IconButton label="Next month" aria-disabled={!hasLater} onClick={turn(1, hasLater)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <table>
        <caption className="visually-hidden">
          {`${nameOf(month)}. The days on which you listened are buttons.`}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name[0]}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) => (
                <td
                  key={weekdays[weekday]}
                  aria-current={date !== null && dayIn(month, date) === today ? "date" : undefined}
                >
                  {date !== null && isMarked(date) ? (
                    <button
                      type="button"
                      aria-label={`${nameOfDay(month, date)}: you listened`}
                      aria-pressed={date === chosen}
                      onClick={() => setChosen(date === chosen ? null : date)}
                    >
                      {date}
                    </button>
                  ) : (
                    <span>{date}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite" className={styles.heard}>
        {chosen === null ? (
          <p>{hintOf(all.length > 0, hasMarks)}</p>
        ) : (
          <>
            <h3>{nameOfDay(month, chosen)}</h3>
            <ul>
              {heard.map(({ id, title }) => (
                <li key={id}>{titleOf(id) ?? title}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.remark}>Kept on this device, until you sign out.</p>
    </Card>
  );
}
