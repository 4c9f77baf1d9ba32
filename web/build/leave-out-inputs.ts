import { type Plugin, Visitor } from "vite";

/**
 * Leaves the contract's input schemas out of the build. Only the server validates inputs; the browser validates
 * outputs.
 */
export function leaveOutInputs(): Plugin {
  return {
    name: "leave-out-inputs",
    apply: "build",
    transform: {
      filter: { id: /\/contract\/src\//, code: "input:" },
      handler(code) {
        const values: { readonly start: number; readonly end: number }[] = [];
        new Visitor({
          Property({ key, value }) {
            if (key.type === "Identifier" && key.name === "input") values.push(value);
          },
        }).visit(this.parse(code));
        return values
          .toReversed()
          .reduce((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, code);
      },
    },
  };
}
