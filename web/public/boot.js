// Says which first screen the address asks for, so that its heading is painted before the program has loaded (base.css).
{
  const path = location.pathname.replace(/\/+$/, '') || '/'
  const screens = { '/': 'hub', '/command-center': 'hub', '/login': 'sign-in', '/auth': 'sign-in' }
  if (Object.hasOwn(screens, path)) document.documentElement.dataset.boot = screens[path]
}
