// Runs when the page is parsed, before anything is painted. It puts the screen in place that the address and this device
// ask for: the page holds all of them. `src/app/take-over.ts` has the other end.
(() => {
  const root = document.getElementById("root");
  let isSignedIn = false;
  let isNew = true;
  try {
    // The keys are those of `src/platform/device.ts`.
    isSignedIn = localStorage.getItem("owner") !== null;
    isNew = localStorage.getItem("device:met") === null;
  } catch {
    // Without storage nothing is remembered.
  }
  const login = isNew ? "door" : "login";
  // For somebody signed in and for everybody else.
  const screens = {
    "/": ["dashboard", login],
    "/login": ["dashboard", login],
    "/register": ["dashboard", "register"],
    "/dashboard": ["dashboard", "splash"],
    "/profile": ["frame", "splash"],
    "/userprofile": ["frame", "splash"],
    "/quiz": ["frame", "splash"],
  };
  const screen = screens[location.pathname]?.[isSignedIn ? 0 : 1] ?? "splash";
  const template = document.querySelector(`template[data-screen="${screen}"]`);
  // The page's own screen has no template: it stands there already, perhaps with something typed in it.
  if (template !== null) root.replaceChildren(template.content.cloneNode(true));
  // Nothing in the frame can be used yet, and nothing there is to be read out twice.
  root.inert = isSignedIn;
  if (isSignedIn) root.setAttribute("aria-hidden", "true");

  // A button that is pressed now is pressed again once it works. No form is sent by the browser.
  const remember = (event) => {
    const button = event.target.closest("#root button");
    if (button === null) return;
    event.preventDefault();
    root.dataset.pressed = button.getAttribute("aria-label") ?? button.textContent;
  };
  root.addEventListener("click", remember);
  root.addEventListener("taken-over", () => root.removeEventListener("click", remember));
})();
