import type { Plugin } from "vite";

/**
 * Lets the build leave out unused components of a library (tree shaking). Otherwise two things keep a component: its
 * `displayName`, and a call of React that could have side effects.
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
