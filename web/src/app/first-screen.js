// Runs when the page is parsed, before anything is painted. It puts the screen in place that the address and this device
// ask for: the page holds all of them. `src/app/take-over.ts` has the other end.
(() => {
  // Of the kept list; more of them are below every screen.
  const shownCards = 8;
  // From as many on the dashboard has a search; see `src/app/dashboard-screen.tsx`.
  const searchable = 8;
  // Milliseconds for which the server's addresses of pictures hold.
  const picturesHold = 6 * 60 * 60 * 1000;

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
  if (template !== null) {
    const content = template.content.cloneNode(true);
    if (screen === "dashboard") fillKept(content);
    root.replaceChildren(content);
  }
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

  // Shows the top of the list that the device has kept: it is there before any script, and before the network.
  function fillKept(content) {
    const list = content.querySelector("[data-kept=list]");
    const card = list.firstElementChild;
    card.remove();
    // The key and the shape are those of `src/compose/offline.ts`.
    const kept = readKept() ?? { at: 0, inspirations: [] };
    const hasPictures = navigator.onLine && Date.now() - kept.at < picturesHold;
    for (const inspiration of kept.inspirations.slice(0, shownCards)) {
      // Other cards look otherwise, and what comes below them would move.
      if (inspiration.status !== "completed") break;
      const filled = card.cloneNode(true);
      fill(filled, hasPictures ? inspiration : { ...inspiration, thumbnail: null });
      list.append(filled);
    }
    if (list.childElementCount === 0) list.remove();
    if (kept.inspirations.length < searchable) content.querySelector("[data-kept=search]").remove();
  }

  // Puts the texts and the picture in the place of their markers. What is null has no element.
  function fill(card, inspiration) {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const gone = [];
    while (texts.nextNode() !== null) {
      const { currentNode: node } = texts;
      const name = /^\{(\w+)\}$/.exec(node.data)?.[1];
      if (name === undefined) continue;
      if (inspiration[name] === null) gone.push(node.parentElement);
      else node.data = inspiration[name];
    }
    for (const element of gone) element.remove();
    const picture = card.querySelector("img");
    picture.loading = "eager";
    if (inspiration.thumbnail === null) picture.remove();
    else picture.src = inspiration.thumbnail;
  }

  function readKept() {
    try {
      return JSON.parse(localStorage.getItem("list"));
    } catch {
      return null;
    }
  }
})();
