/**
 * The sign-in's answer arrives in the address bar. This module is the first thing main.tsx imports: before any other
 * code runs, the query is taken out of the address and kept here, so that no script, log or referrer sees it (F-026).
 */
const CALLBACK = /^\/auth\/callback\/?$/

let taken = new URLSearchParams()

if (CALLBACK.test(location.pathname)) {
  taken = new URLSearchParams(location.search)
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
}

/** What came, once: a second look finds nothing. */
export function takeCallbackQuery(): URLSearchParams {
  const query = taken
  taken = new URLSearchParams()
  return query
}
