import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { isTransientFault } from "./transient-faults.ts";

it("A full disk is a transient fault also where a second roll-back hides it", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table notes (words text); pragma max_page_count = 2; begin");
  const errors = ["insert into notes values (zeroblob(10000))", "rollback"].map((sql) => {
    try {
      return database.exec(sql);
    } catch (error) {
      return error;
    }
  });
  expect(errors).toEqual([
    expect.objectContaining({ errcode: 13 }),
    expect.objectContaining({ errcode: 1 }),
  ]);
  expect(errors.map(isTransientFault)).toEqual([true, true]);
});
