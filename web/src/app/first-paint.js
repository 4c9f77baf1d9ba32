// Runs before the first paint, inline. It says which scripts may be asked for, sets the theme, and fetches the app's
// scripts after the first paint.
(() => {
  // The server lets no mere text become a script or a part of the page (Trusted Types). These addresses pass: the
  // build's own scripts, the service worker, and Google's script for the popups of Firebase's SDK.
  const known =
    /^(?:\/assets\/[\w.-]+\.js|\/service-worker\.js|https:\/\/apis\.google\.com\/js\/api\.js\?[\w=&]*)$/;
  self.trustedTypes?.createPolicy("default", {
    createScriptURL: (address) => (known.test(address) ? address : null),
  });

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const applyTheme = () => {
    document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
  };
  applyTheme();
  dark.addEventListener("change", applyTheme);

  // The address is the login's before the login is seen. The key is that of `src/platform/device.ts`.
  try {
    if (location.pathname === "/" && localStorage.getItem("owner") === null)
      history.replaceState(null, "", "/login");
  } catch {
    // Without storage the app leads there.
  }

  // What is painted first is fetched first. The scripts of the app and of the screen in the address follow.
  const scripts = __SCRIPTS__;
  const screens = __SCREENS__;
  let isAsked = false;
  const fetchScripts = () => {
    if (isAsked) return;
    isAsked = true;
    for (const index of screens[location.pathname] ?? screens.any) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = scripts[index];
      document.head.append(link);
    }
    const app = document.createElement("script");
    app.type = "module";
    app.src = scripts[0];
    document.head.append(app);
  };
  if (scripts.length === 0) return;
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) fetchScripts();
  }).observe({ type: "paint", buffered: true });
  // A hidden page is not painted.
  addEventListener("DOMContentLoaded", () => setTimeout(fetchScripts, document.hidden ? 0 : 1000));
})();
