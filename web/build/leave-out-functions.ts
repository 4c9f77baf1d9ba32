import { type Plugin, Visitor } from "vite";

/**
 * Leaves functions of a library out of the build that the app never calls, for example those for rendering on the
 * server. No build tool can know that. If one is called, it throws. The build fails if the library does not have one of
 * them any more.
 */
export function leaveOutFunctions(library: string, names: readonly string[]): Plugin {
  const missing = new Set(names);
  return {
    name: "leave-out-functions",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`/node_modules/${library}/`) },
      handler(code) {
        const bodies: { readonly start: number; readonly end: number }[] = [];
        new Visitor({
          FunctionDeclaration({ id, body }) {
            if (id === null || body === null || !names.includes(id.name)) return;
            missing.delete(id.name);
            bodies.push(body);
          },
        }).visit(this.parse(code));
        return bodies
          .toReversed()
          .reduce(
            (text, { start, end }) =>
              `${text.slice(0, start)}{ throw new Error("Left out") }${text.slice(end)}`,
            code,
          );
      },
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        throw new Error(`${library} has no ${[...missing].join(", ")} to leave out`);
    },
  };
}
