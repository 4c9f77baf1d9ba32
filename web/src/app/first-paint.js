// Runs before the first paint, inline. It sets the theme and preloads the scripts of the screen in the
// address, while the page's own scripts are still loading.
(() => {
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

  const scripts = __SCRIPTS__;
  const screens = __SCREENS__;
  for (const script of screens[location.pathname] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    // What is painted first comes first.
    link.fetchPriority = "low";
    link.href = scripts[script];
    document.head.append(link);
  }
})();
