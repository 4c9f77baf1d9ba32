// Runs when the page is parsed, before anything is painted. It puts the screen in place that the address and this device
// ask for: the page holds all of them. `src/app/take-over.tsx` has the other end.
(() => {
  // Of the kept list; more of them are below every screen.
  const shownCards = 8;
  // From as many on the dashboard has a search; see `src/app/dashboard-screen.tsx`.
  const searchable = 8;
  // Milliseconds for which the server's addresses of pictures hold.
  const picturesHold = 7 * 24 * 60 * 60 * 1000;

  const frameFits = "(max-width: 44.99rem) and (min-height: 30.01rem)";

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
    "/player": [findPlayed() === null ? "splash" : "player", "splash"],
  };
  const screen = screens[location.pathname]?.[isSignedIn ? 0 : 1] ?? "splash";
  const template = document.querySelector(`template[data-screen="${screen}"]`);
  // The page's own screen has no template: it stands there already, perhaps with something typed in it.
  if (template !== null) {
    const content = template.content.cloneNode(true);
    if (screen === "dashboard") fillKept(content);
    if (screen === "player") fill(content, findPlayed());
    root.replaceChildren(content);
  }
  // Nothing in the frame can be used yet, and nothing there is to be read out twice.
  root.inert = isSignedIn;
  if (isSignedIn) root.setAttribute("aria-hidden", "true");

  // A button that is pressed now is pressed again once it works, and one that is held down until then once it is let go.
  // No form is sent by the browser.
  const takenOver = new AbortController();
  const untilThen = { signal: takenOver.signal };
  const note = (event, what) => {
    const button = event.target.closest("#root button");
    if (button === null) return;
    if (what === "pressed") event.preventDefault();
    root.dataset[what] = button.getAttribute("aria-label") ?? button.textContent;
  };
  const letGo = () => delete root.dataset.held;
  root.addEventListener("click", (event) => note(event, "pressed"), untilThen);
  root.addEventListener("pointerdown", (event) => note(event, "held"), untilThen);
  addEventListener("pointerup", letGo, untilThen);
  addEventListener("pointercancel", letGo, untilThen);
  root.addEventListener("taken-over", () => takenOver.abort(), untilThen);

  // Shows the top of the list that the device has kept: it is there before any script, and before the network.
  function fillKept(content) {
    const list = content.querySelector("[data-kept=list]");
    const card = list.firstElementChild;
    card.remove();
    const kept = readKept();
    for (const inspiration of kept.inspirations.slice(0, shownCards)) {
      // Other cards look otherwise, and what comes below them would move.
      if (inspiration.status !== "completed") break;
      const filled = card.cloneNode(true);
      fill(filled, { ...inspiration, thumbnail: kept.hasPictures ? inspiration.thumbnail : null });
      list.append(filled);
    }
    if (list.childElementCount === 0) list.remove();
    if (kept.inspirations.length < searchable) content.querySelector("[data-kept=search]").remove();
  }

  // Puts the texts and the picture in the place of their markers. What is null has no element.
  function fill(content, inspiration) {
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const gone = [];
    while (texts.nextNode() !== null) {
      const { currentNode: node } = texts;
      const name = /^\{(\w+)\}$/.exec(node.data)?.[1];
      if (name === undefined) continue;
      if (inspiration[name] === null) gone.push(node.parentElement);
      else node.data = inspiration[name];
    }
    for (const element of gone) element.remove();
    for (const picture of content.querySelectorAll("img")) {
      const address = inspiration[picture.getAttribute("src").slice(1, -1)];
      picture.loading = "eager";
      picture.decoding = "sync";
      if (address === null) picture.remove();
      else picture.src = address;
    }
  }

  // What the player's entry of the history names, where its frame fits: see `src/features/player/player-frame.tsx`.
  function findPlayed() {
    const id = history.state?.state?.inspirationId;
    const { inspirations, hasPictures } = readKept();
    const isReading = history.state?.state?.isReading === true;
    if (!hasPictures || isReading || !matchMedia(frameFits).matches) return null;
    const played = inspirations.find((one) => one.id === id && one.title !== null);
    return played?.coverImage ? played : null;
  }

  // The key and the shape are those of `src/compose/stored-inspirations.ts`.
  function readKept() {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem("list"));
    } catch {
      // Without storage nothing is kept.
    }
    const { at = 0, inspirations = [] } = kept ?? {};
    return { inspirations, hasPictures: navigator.onLine && Date.now() - at < picturesHold };
  }
})();
