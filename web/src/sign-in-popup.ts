// The page on which a provider's popup ends. It hands the answer, which stands in the fragment of its
// address, to the page that opened it, by the channel that has this page's path for a name. It shares
// no module with the app, so that neither fetches a script for the other's sake.
const answer = location.hash.slice(1);
history.replaceState(null, "", location.pathname);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin alone
new BroadcastChannel(location.pathname).postMessage(answer);
close();

// Still here after a moment: the browser lets only the person close the window.
setTimeout(() => document.querySelector("p")?.removeAttribute("hidden"), 500);
