// The table of arrows as a rule of the linter, so that an editor shows a forbidden import where it is
// written.
import { dirname, relative } from "node:path";
import { findFault } from "./arrows.ts";
import { visitImports } from "./imports.ts";
import { table } from "./table.ts";

const root = dirname(dirname(import.meta.dirname));

/** What the linter gives a rule for one file; the linter's package has no types for it. */
interface Context {
  readonly filename: string;
  report(problem: { readonly node: object; readonly message: string }): void;
}

export default {
  meta: { name: "arrows" },
  rules: {
    table: {
      create(context: Context) {
        const file = relative(root, context.filename);
        return visitImports((node, found) => {
          const message = findFault(table, file, found);
          if (message !== null) context.report({ node, message });
        });
      },
    },
  },
};
