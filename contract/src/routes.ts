/**
 * Every address the web app answers. The server sends the app with 200 for these and with 404 for anything else
 * ('Signal Lost'); `:name` stands for one path segment.
 */
export const CLIENT_ROUTES = [
  '/',
  '/command-center',
  '/dashboard',
  '/armory',
  '/atlas',
  '/archives',
  '/profile',
  '/profile/:membershipId',
  '/forge',
  '/forge/preview',
  '/forge/:weaponId',
  '/architect',
  '/build/:name',
  '/prophecy',
  '/prophecy/:membershipId',
  '/command-table',
  '/ai',
  '/aegis',
  '/sentinel',
  '/sentinel-ai',
  '/login',
  '/auth',
  '/auth/callback',
  '/admin',
  '/changelog',
  '/privacy',
] as const
export type ClientRoute = (typeof CLIENT_ROUTES)[number]
