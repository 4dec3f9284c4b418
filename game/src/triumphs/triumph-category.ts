/**
 * The six categories of the specification (F-196), found from the menus a triumph stands in. The game's own menus have
 * other names and change with every release, so the rule reads their English words: what is specific (lore, weapons,
 * collections) before what is general, the nearest menu before those above it.
 */
export const TRIUMPH_CATEGORIES = ['all', 'campaign', 'collection', 'activities', 'lore', 'weapons'] as const
export type TriumphFilter = (typeof TRIUMPH_CATEGORIES)[number]
export type TriumphCategory = Exclude<TriumphFilter, 'all'>

const WORDS: readonly (readonly [TriumphCategory, RegExp])[] = [
  ['lore', /\blore\b|\bbooks?\b|\bjournal/i],
  ['weapons', /\bweapons?\b|\bpatterns?\b|\bcatalysts?\b|\bgunsmith\b|\bdeadeye\b/i],
  ['collection', /\bcollections?\b|\bcollectibles?\b|\bexotics\b|\barmor sets?\b|\bgathering\b|\bgear\b/i],
  ['campaign', /\bcampaigns?\b|\bstory\b|\bmissions?\b|\bquests?\b|\bdestinations?\b/i],
  [
    'activities',
    /\bactivit|\braids?\b|\bdungeons?\b|\bstrikes?\b|\bvanguard\b|\bcrucible\b|\bgambit\b|\bnightfalls?\b|\btrials\b|\biron banner\b|\bsectors?\b|\britual\b|\bops\b|\bevents?\b|\bplaylists?\b/i,
  ],
]

/** `menus` are the English names from the nearest menu up to the root; `places` the names of destinations. */
export function triumphCategory(menus: readonly string[], places: ReadonlySet<string>): TriumphCategory {
  for (const menu of menus) {
    const found = WORDS.find(([, words]) => words.test(menu))
    if (found) return found[0]
  }
  // A menu named after a destination is about going there; its raids and strikes were found by their own menus.
  const isPlace = (menu: string) => places.has(menu) || places.has(`The ${menu}`)
  return menus.some(isPlace) ? 'campaign' : 'activities'
}

const LISTED_ROOTS =
  /^(triumphs|titles|seals|patterns? & catalysts?|lore|exotic catalysts?|exotic missions)$/i
const LEGACY_ROOTS = /^legacy\b/i
/** Menus below the triumphs that are counters or weekly boards, not something one plans. */
const NEVER_LISTED = /^(medals|pathfinder)$/i

export type Listing = 'active' | 'legacy' | 'unlisted'

/** Whether the game shows a triumph among its triumphs; those of years that are over can no longer be earned. */
export function triumphListing(menus: readonly string[]): Listing {
  if (menus.some((menu) => NEVER_LISTED.test(menu))) return 'unlisted'
  const root = menus.at(-1) ?? ''
  if (LEGACY_ROOTS.test(root)) return 'legacy'
  return LISTED_ROOTS.test(root) ? 'active' : 'unlisted'
}
