// The page on which a provider's popup ends. The answer is in the fragment of its address. The page sends it to the
// page that opened the popup, by a BroadcastChannel that is named after this page's path. It shares no module with the
// app, so that neither loads a script of the other.
const answer = location.hash.slice(1);
history.replaceState(null, "", location.pathname);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
new BroadcastChannel(location.pathname).postMessage(answer);
close();

// If the window is still open after a moment, the browser lets only the person close it.
setTimeout(() => document.querySelector("p")?.removeAttribute("hidden"), 500);
