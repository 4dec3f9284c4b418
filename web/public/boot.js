// Runs before everything else. Takes the sign-in's answer out of the address bar (F-026; web/src/data/callback-query.ts
// reads it), and says which first screen is asked for, so that its heading is painted before the program has loaded.
{
  const path = location.pathname.replace(/\/+$/, '') || '/'
  const screens = { '/': 'hub', '/command-center': 'hub', '/login': 'sign-in', '/auth': 'sign-in' }
  if (path === '/auth/callback' && (location.search || location.hash)) {
    globalThis.callbackQuery = location.search
    history.replaceState(history.state, '', location.pathname)
  }
  if (Object.hasOwn(screens, path)) document.documentElement.dataset.boot = screens[path]
}
