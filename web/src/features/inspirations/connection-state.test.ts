import { describe, expect, test } from "vitest";
import {
  type ConnectionEvent,
  type ConnectionPhase,
  type ConnectionState,
  isAnsweredOffline,
  isGracePeriod,
  noConnection,
  reduceConnection,
} from "./connection-state.ts";

const recalledAt = 500;
const staleSince = 1_000;
const now = 2_000;

/** The state in each phase, with its stream gone. */
const states: Readonly<Record<ConnectionPhase, ConnectionState>> = {
  unknown: noConnection,
  current: { ...noConnection, phase: "current" },
  doubtful: { ...noConnection, phase: "doubtful", since: staleSince },
  refused: { ...noConnection, phase: "refused", since: staleSince },
  offline: { ...noConnection, phase: "offline", since: staleSince, isOnline: false },
  returning: { ...noConnection, phase: "returning", since: staleSince },
  unreachable: { ...noConnection, phase: "unreachable", since: staleSince },
};
const phases = Object.keys(states) as ConnectionPhase[];

const events = {
  heard: { type: "heard" },
  answered: { type: "answered" },
  refused: { type: "refused", at: now },
  unanswered: { type: "unanswered", at: now },
  lost: { type: "lost", at: now },
  recalled: { type: "recalled", at: recalledAt },
  "went-online": { type: "went-online", at: now },
  "went-offline": { type: "went-offline", at: now },
  "grace-period-ended": { type: "grace-period-ended" },
  forgotten: { type: "forgotten" },
  closed: { type: "closed" },
} as const satisfies Readonly<Record<ConnectionEvent["type"], ConnectionEvent>>;

/** The phase after each event; `-` where it stays as it is. */
const table = `
                     unknown      current      doubtful     refused      offline      returning    unreachable
  heard              current      -            current      current      current      current      current
  answered           current      -            current      current      current      current      current
  refused            -            refused      refused      -            refused      refused      refused
  unanswered         -            doubtful     -            unreachable  -            -            -
  recalled           unreachable  unreachable  unreachable  unreachable  -            unreachable  -
  went-online        -            -            -            -            returning    -            -
  went-offline       -            doubtful     -            offline      -            offline      offline
  grace-period-ended -            -            unreachable  -            -            unreachable  -
  forgotten          -            unknown      unknown      unknown      unknown      unknown      unknown
  closed             -            unknown      unknown      unknown      unknown      unknown      unknown
`;
const [header, ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([event, ...after]) =>
  after.map((phase, place) => {
    const before = header?.[place] as ConnectionPhase;
    return {
      before,
      event: event as keyof typeof events,
      after: phase === "-" ? before : (phase as ConnectionPhase),
    };
  }),
);

describe("the connection", () => {
  test("has a row in the table for every event, and a column for every phase", () => {
    expect(header).toEqual(phases);
    expect([...new Set(cells.map(({ event }) => event)), "lost"].toSorted()).toEqual(
      Object.keys(events).toSorted(),
    );
    expect(cells).toHaveLength((Object.keys(events).length - 1) * phases.length);
  });

  test.each(cells)("when $before and $event is $after", ({ before, event, after }) => {
    const { phase, since } = reduceConnection(states[before], events[event]);
    expect(phase).toBe(after);
    expect(since === null).toBe(after === "unknown" || after === "current");
  });

  test.each(phases)("when %s and live tells a lost stream from one that is gone", (phase) => {
    const live = { ...states[phase], isLive: true };
    const lost = reduceConnection(live, events.lost);
    expect(lost.isLive).toBe(false);
    expect(lost.phase).toBe(phase === "current" ? "doubtful" : phase);
    expect(reduceConnection(lost, events.lost)).toEqual(lost);
  });

  test("without a network is offline once the grace period has ended, and not unreachable", () => {
    const doubtful = reduceConnection(states.current, events["went-offline"]);
    expect(reduceConnection(doubtful, events["grace-period-ended"]).phase).toBe("offline");
  });

  test.each(["heard", "answered", "refused"] as const)(
    "without a network must be asked again after %s, and doubts its list when the network is back",
    (event) => {
      const alone = reduceConnection(states.current, events["went-offline"]);
      expect(isAnsweredOffline(alone)).toBe(false);
      const answered = reduceConnection(alone, events[event]);
      expect(isAnsweredOffline(answered)).toBe(true);
      const back = reduceConnection(answered, events["went-online"]);
      expect(isAnsweredOffline(back)).toBe(false);
      expect(back).toMatchObject({
        phase: event === "refused" ? "refused" : "doubtful",
        since: now,
      });
    },
  );

  test("without a network and a list is offline as soon as an old list is shown", () => {
    const alone = reduceConnection(noConnection, events["went-offline"]);
    expect(alone.phase).toBe("unknown");
    const recalled = reduceConnection(alone, events.recalled);
    expect(recalled).toMatchObject({ phase: "offline", since: recalledAt });
  });

  test("knows from when the list is: the first doubt, and not the last", () => {
    const doubtful = reduceConnection(states.current, events["went-offline"]);
    expect(doubtful.since).toBe(now);
    const later = reduceConnection(doubtful, { type: "went-offline", at: now + 1_000 });
    expect(later.since).toBe(now);
  });

  test("gives time while what was lost may come back by itself", () => {
    expect(phases.filter((phase) => isGracePeriod(states[phase]))).toEqual([
      "doubtful",
      "returning",
    ]);
  });
});
