import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./in-transaction.ts";

/**
 * The migrations of the database's schema. A released one is never changed. Documents are stored as JSON; what we search
 * by has columns beside it.
 */
const steps: readonly string[] = [
  `
  create table users (
    uid text primary key,
    document text not null
  ) strict, without rowid;

  create table motivations (
    id text primary key,
    user_id text not null,
    created_at text not null unique,
    status text not null,
    document text not null
  ) strict;
  create index motivations_of_a_person on motivations (user_id, created_at desc, id);
  create index motivations_waiting on motivations (created_at)
    where status in ('pending', 'processing');

  create table generations (
    motivation_id text primary key references motivations (id) on delete cascade,
    document text not null
  ) strict;

  create table jobs (
    id text primary key,
    attempt integer not null default 0,
    due_at integer not null,
    lease_until integer
  ) strict;
  create index jobs_due on jobs (coalesce(lease_until, due_at));
  `,
  `
  create table deletions (
    uid text primary key,
    began_at text not null,
    document text not null
  ) strict, without rowid;
  `,
  // Pictures for lock screens; older inspirations have none.
  "update motivations set document = json_set(document, '$.artwork', null)",
  // Whether the screens show where a person helps; older inspirations were not read for it.
  "update motivations set document = json_set(document, '$.help', json('false'))",
  // Which voice a person has chosen, and whether their words stay here; who wrote and spoke an inspiration.
  `
  update users set document =
    json_set(document, '$.voice', null, '$.keepsWordsHere', json('false'));
  update motivations set document = json_set(document, '$.madeBy', null);
  `,
  `
  create table usage (
    day text not null,
    resource text not null,
    amount integer not null,
    primary key (day, resource)
  ) strict, without rowid;
  `,
  `
  create table removals (
    motivation_id text primary key,
    user_id text not null,
    removed_at text not null
  ) strict, without rowid;
  create index removals_of_a_person on removals (user_id);
  create index removals_by_age on removals (removed_at);
  `,
  // What is happening to an inspiration that is being made; how long making one takes.
  `
  update motivations set document = json_set(document, '$.step', null);
  create table paces (
    length integer primary key,
    seconds real not null
  ) strict;
  `,
  // Which music a person has chosen, and which an inspiration is made with.
  `
  update users set document = json_set(document, '$.music', 'full');
  update motivations set document = json_set(document, '$.music', 'full');
  `,
  // When a person wants to be reminded, and by which secret their calendar is read.
  `
  update users set document =
    json_set(document, '$.reminder', null, '$.calendarHash', null);
  `,
  // People take turns; only failures count as attempts.
  `
  alter table jobs rename column attempt to deliveries;
  alter table jobs add column failures integer not null default 0;
  alter table jobs add column person text not null default '';
  alter table jobs add column turn integer not null default 0;
  update jobs set turn = due_at, failures = 0, person =
    coalesce((select user_id from motivations where motivations.id = jobs.id), '');
  create index jobs_by_turn on jobs (turn);
  create index jobs_of_a_person on jobs (person);
  `,
  `
  create table reports (
    motivation_id text primary key,
    user_id text not null,
    reported_at text not null,
    document text not null
  ) strict, without rowid;
  create index reports_of_a_person on reports (user_id);
  create index reports_by_age on reports (reported_at);
  `,
];

/**
 * Migrates the database to the newest schema, in one transaction.
 *
 * @param newest the version to end with, for tests of older ones
 * @throws when the database was written by a newer version of the product
 */
export function migrate(database: DatabaseSync, newest = steps.length): void {
  const row = database.prepare("pragma user_version").get();
  const version = Number(row?.["user_version"]);
  if (version > steps.length)
    throw new Error(
      `The database has version ${version}, which is newer than ${steps.length}, the newest this server knows.`,
    );
  if (version === newest) return;
  inTransaction(database, () => {
    for (const step of steps.slice(version, newest)) database.exec(step);
    database.exec(`pragma user_version = ${newest}`);
  });
}
