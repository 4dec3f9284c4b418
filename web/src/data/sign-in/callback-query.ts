/**
 * The sign-in's answer arrives in the address bar. public/boot.js takes it out before any other script runs and leaves it
 * in a global; this module, the first that main.tsx imports, moves it in here, so that no other code, log or referrer
 * sees it (F-026). Where boot.js did not run, it does the same itself.
 */
declare global {
  var callbackQuery: string | undefined
}

const CALLBACK = /^\/auth\/callback\/?$/

let taken = new URLSearchParams()

if (CALLBACK.test(location.pathname)) {
  taken = new URLSearchParams(globalThis.callbackQuery ?? location.search)
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
}
globalThis.callbackQuery = undefined

/** What came, once: a second look finds nothing. */
export function takeCallbackQuery(): URLSearchParams {
  const query = taken
  taken = new URLSearchParams()
  return query
}
