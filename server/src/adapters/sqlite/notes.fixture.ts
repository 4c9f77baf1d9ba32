import { DatabaseSync } from "node:sqlite";

/** A database in memory with one table of words, to see what of some work is kept. */
export function openNotes() {
  const database = new DatabaseSync(":memory:");
  database.exec("create table notes (words text)");
  return {
    database,
    note: (words: string) => database.prepare("insert into notes values (?)").run(words),
    /** All words, in the order in which they were noted. */
    noted: () =>
      database
        .prepare("select words from notes")
        .all()
        .map((row) => row["words"]),
  };
}
