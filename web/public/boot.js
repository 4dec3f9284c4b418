// Runs before everything else, and takes the sign-in's answer out of the address bar (F-026; web/src/data/sign-in/callback-query.ts
// reads it).
if (/^\/auth\/callback\/*$/.test(location.pathname) && (location.search || location.hash)) {
  globalThis.callbackQuery = location.search
  history.replaceState(history.state, '', location.pathname)
}
