import type { Plug } from '../../items.ts'
import { isLower, placeOf } from './compare-copies.ts'
import type { Filter, Searchable } from './filter.ts'
import { rankedStats } from './stats.ts'

/** What has to be equal for two items to count as copies, each as a text; absent where the item has no such thing. */
const EQUAL: Readonly<Record<string, (item: Searchable) => string | undefined>> = {
  item: ({ hash }) => String(hash),
  stats: (item) => (item.kind === 'armor' ? item.base.join() : JSON.stringify(item.stats)),
  untunedstats: (item) => (item.kind === 'armor' ? item.base.join() : undefined),
  archetype: (item) => (item.kind === 'armor' ? item.archetype : undefined),
  tertiarystat: (item) => (item.kind === 'armor' ? rankedStats(item)[2] : undefined),
  nonzerostats: (item) =>
    item.kind === 'armor' ? item.base.map((value) => (value > 0 ? 1 : 0)).join('') : undefined,
  tunedstat: (item) => (item.kind === 'armor' ? item.tunable : undefined),
  perks: (item) => (item.kind === 'weapon' ? plugsOf(item.columns) : item.exoticPerks.toSorted().join()),
  traits: (item) =>
    item.kind === 'weapon' ? plugsOf(item.columns.filter(({ kind }) => kind === 'trait')) : undefined,
  setbonus: (item) => (item.kind === 'armor' && item.set ? String(item.set.hash) : undefined),
}
const LOWER = 'statlower'
const PARTS = [...Object.keys(EQUAL), LOWER]

/** An enhanced perk has a hash of its own, so perks are told apart by name. */
const plugsOf = (columns: readonly { readonly selectable: readonly Plug[] }[]) =>
  columns.map(({ selectable }) => selectable.map(({ name }) => name).toSorted()).join('|')

export const dupeFilter: Filter = {
  keyword: 'dupe',
  values: PARTS,
  compile: (argument, { all }) => {
    const parts = argument.toLowerCase().split('+')
    const wrong = parts.find((part) => !PARTS.includes(part))
    if (wrong !== undefined)
      return { problem: `dupe: cannot compare "${wrong}"; write one or more of ${PARTS.join(', ')}` }
    const equal = parts.flatMap((part) => EQUAL[part] ?? [])
    const keyOf = (item: Searchable) => {
      const texts = equal.map((read) => read(item))
      return texts.includes(undefined)
        ? undefined
        : [placeOf(item), item.rarity === 'exotic', ...texts].join('\n')
    }
    const groups = Map.groupBy(all, keyOf)
    const mustBeLower = parts.includes(LOWER)
    return (item) => {
      const key = keyOf(item)
      if (key === undefined) return false
      const others = (groups.get(key) ?? []).filter((other) => other !== item)
      if (!mustBeLower) return others.length > 0
      return item.kind === 'armor' && others.some((other) => other.kind === 'armor' && isLower(item, other))
    }
  },
}
