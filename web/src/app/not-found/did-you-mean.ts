import { editDistance } from '@ai-vault/game/search/edit-distance.ts'
import { SCREENS } from '../screen-list.ts'

/** Addresses one may mean: no patterns, and not the way back from the platform. */
type Address = (typeof SCREENS)[number]['addresses'][number]
type Known = Exclude<Address, '/' | '/auth/callback' | `${string}$${string}`>
const KNOWN = SCREENS.flatMap(({ addresses }): readonly Address[] => addresses).filter(
  (path): path is Known => path !== '/' && path !== '/auth/callback' && !path.includes('$'),
)
const MAX_LENGTH = 40

/** What people look for under a name of its own, and the screen it lives on. */
const LIVES_ON: readonly (readonly [Known, readonly string[]])[] = [
  [
    '/profile',
    [
      'account',
      'alerts',
      'export',
      'notifications',
      'preferences',
      'sessions',
      'settings',
      'shares',
      'tokens',
    ],
  ],
  ['/sentinel', ['ask', 'faq', 'help', 'support']],
  ['/armory', ['inventory', 'loadouts', 'optimizer', 'vault', 'weapons']],
  ['/atlas', ['collectibles', 'map', 'titles', 'triumphs']],
  ['/archives', ['activities', 'history', 'stats']],
  ['/prophecy', ['farming', 'meta']],
]

/** The known address nearest to a mistyped one, if it is near: at most a third of its letters are wrong. */
export function didYouMean(pathname: string): Known | undefined {
  const typed = pathname.toLowerCase().replace(/\/+$/, '')
  if (typed.length > MAX_LENGTH) return undefined
  const home = LIVES_ON.find(([, names]) =>
    names.some((name) => typed === `/${name}` || `${typed}s` === `/${name}`),
  )
  if (home) return home[0]
  const [best] = KNOWN.map((path) => ({ path, distance: editDistance(typed, path) })).sort(
    (a, b) => a.distance - b.distance,
  )
  return best && best.distance <= Math.max(1, Math.floor(best.path.length / 3)) ? best.path : undefined
}
