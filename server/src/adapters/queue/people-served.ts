/** For whom a process works at this moment. */
export interface PeopleServed {
  begin(person: string): void;
  end(person: string): void;
  /** Those for whom it works on so many jobs or more. */
  listServed(atLeast: number): readonly string[];
}

export function createPeopleServed(): PeopleServed {
  const jobs = new Map<string, number>();
  return {
    begin(person) {
      jobs.set(person, (jobs.get(person) ?? 0) + 1);
    },
    end(person) {
      const left = (jobs.get(person) ?? 0) - 1;
      if (left > 0) jobs.set(person, left);
      else jobs.delete(person);
    },
    listServed: (atLeast) =>
      [...jobs].filter(([, count]) => count >= atLeast).map(([person]) => person),
  };
}
