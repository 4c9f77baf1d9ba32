import type { Uid } from "@hearten/contract/ids.ts";

/** For whom a process works at this moment. */
export interface PeopleServed {
  begin(uid: Uid): void;
  end(uid: Uid): void;
  /** Those for whom it works on so many jobs or more. */
  listServed(atLeast: number): readonly Uid[];
}

export function createPeopleServed(): PeopleServed {
  const jobs = new Map<Uid, number>();
  return {
    begin(uid) {
      jobs.set(uid, (jobs.get(uid) ?? 0) + 1);
    },
    end(uid) {
      const left = (jobs.get(uid) ?? 0) - 1;
      if (left > 0) jobs.set(uid, left);
      else jobs.delete(uid);
    },
    listServed: (atLeast) => [...jobs].filter(([, count]) => count >= atLeast).map(([uid]) => uid),
  };
}
