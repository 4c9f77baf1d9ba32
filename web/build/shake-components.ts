import type { Plugin } from "vite";

/**
 * Lets the build leave out the components of a library that nobody uses: a name given to one for
 * developer tools, and a call of React that might have effects, would each keep it.
 */
export function shakeComponents(library: string): Plugin {
  return {
    name: "shake-components",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`/node_modules/${library}/`) },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replaceAll(/= (React[$\w]*\.(?:forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
    },
  };
}
