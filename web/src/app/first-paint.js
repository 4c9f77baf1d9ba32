// Runs before the first paint, as a script of its own: it chooses the theme, and asks for the
// scripts of the screen that the address names while the page's own are still on their way.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const applyTheme = () => {
    document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
  };
  applyTheme();
  dark.addEventListener("change", applyTheme);

  const scripts = __SCRIPTS__;
  const screens = __SCREENS__;
  for (const script of screens[location.pathname] ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = scripts[script];
    document.head.append(link);
  }
})();
