import type { DestinyStatDefinition, DestinyStatGroupDefinition } from 'bungie-api-ts/destiny2'
import { type AccountView, type HeldItem, isArmor, isWeapon, nameOf, plugCategoryOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

const CATEGORY = { weapon: 1, armor: 20 }
const SLOT_CATEGORY: Readonly<Record<number, number>> = { 1498876634: 2, 2465295065: 3, 953998645: 4 }
const CLASS_CATEGORY: Readonly<Record<number, number>> = { 0: 22, 1: 23, 2: 21 }
const SIDEARM = 17
const BLAST_RADIUS = 3614673599
const BALANCED_TUNING = 3122197216
const ARMOR_STATS = [2996146975, 392767087, 1943323491, 144602215, 1735777505, 4244567218]

const groupOf = (view: AccountView, { definition }: HeldItem) =>
  view.definition<DestinyStatGroupDefinition>('DestinyStatGroupDefinition', definition?.stats?.statGroupHash)

/** What the item and its enabled plugs invest in a stat, whatever the condition. */
const invested = (view: AccountView, held: HeldItem, statHash: number): number => {
  const of = (hash: number | undefined) =>
    (view.item(hash)?.investmentStats ?? [])
      .filter(({ statTypeHash }) => statTypeHash === statHash)
      .reduce((sum, { value = 0 }) => sum + value, 0)
  return (
    of(held.item.itemHash) +
    held.sockets.reduce((sum, { plugHash, isEnabled }) => sum + (isEnabled ? of(plugHash) : 0), 0)
  )
}

/** The line through the points of a stat group; halves go to the even neighbour. */
const shownAt = (
  points: readonly { readonly value?: number; readonly weight?: number }[],
  at: number,
): number => {
  const [first, last] = [points[0], points[points.length - 1]]
  const value = Math.max(first?.value ?? 0, Math.min(last?.value ?? 0, at))
  const end = points.findIndex((point) => (point.value ?? 0) >= value)
  const [from, to] = [points[Math.max(0, end - 1)], points[end]]
  const width = (to?.value ?? 0) - (from?.value ?? 0)
  const share = width === 0 ? 1 : (value - (from?.value ?? 0)) / width
  const exact = (from?.weight ?? 0) + share * ((to?.weight ?? 0) - (from?.weight ?? 0))
  const rounded = Math.round(exact)
  return Math.abs(exact % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}

/** Masterworks and balanced tuning of armor 3.0 count on the stats that the drop left at zero. */
const armorTotal = (view: AccountView, held: HeldItem, statHash: number): number => {
  const statOf = (plugHash: number | undefined) =>
    (view.item(plugHash)?.investmentStats ?? []).find(({ statTypeHash }) => statTypeHash === statHash)
  const parts = held.sockets.filter(({ isEnabled }) => isEnabled)
  const base = parts
    .filter(({ plugHash }) => plugCategoryOf(view, plugHash) === 'armor_stats')
    .reduce((sum, { plugHash }) => sum + (statOf(plugHash)?.value ?? 0), 0)
  const added = parts
    .filter(({ plugHash }) => !['armor_stats', 'armor_archetypes'].includes(plugCategoryOf(view, plugHash)))
    .reduce((sum, { plugHash }) => {
      const stat = statOf(plugHash)
      if (!stat) return sum
      const onZeroAlone = stat.isConditionallyActive === true || plugHash === BALANCED_TUNING
      return sum + (onZeroAlone && base > 0 ? 0 : (stat.value ?? 0))
    }, 0)
  return Math.max(0, base + added)
}

/** Stats against what they are made of, and categories against what an item is. */
export const STAT_RULES: readonly Rule[] = [
  rule(
    'every stat of a weapon is shown by its stat group, and comes to what frame and plugs invest in it',
    function* (view) {
      for (const held of view.items.filter(isWeapon)) {
        const scaled = groupOf(view, held)?.scaledStats ?? []
        for (const [statHash, value] of held.stats) {
          const stat = scaled.find((entry) => entry.statHash === statHash)
          const expected = stat && shownAt(stat.displayInterpolation ?? [], invested(view, held, statHash))
          yield must(expected === value, () => `${nameOf(held)}: ${statHash} is ${value}, not ${expected}`)
        }
      }
    },
    NOT_IN_2021.stats,
  ),
  rule(
    'the six stats of armor are base, masterwork, tuning and mods together',
    function* (view) {
      for (const held of view.items.filter(isArmor))
        for (const statHash of ARMOR_STATS) {
          const expected = armorTotal(view, held, statHash)
          yield must(
            held.stats.get(statHash) === expected,
            () => `${nameOf(held)}: ${statHash} is ${held.stats.get(statHash)}, not ${expected}`,
          )
        }
    },
    NOT_IN_2021.stats,
  ),
  rule(
    'every stat is defined',
    function* (view) {
      for (const hash of new Set(view.items.flatMap(({ stats }) => [...stats.keys()])))
        yield must(
          view.definition<DestinyStatDefinition>('DestinyStatDefinition', hash) !== undefined,
          () => `stat ${hash}`,
        )
    },
    NOT_IN_2021.stats,
  ),
  rule(
    'sidearms have no blast radius',
    function* (view) {
      for (const held of view.items.filter(({ definition }) => definition?.itemSubType === SIDEARM)) {
        const shows = (groupOf(view, held)?.scaledStats ?? []).some(
          ({ statHash }) => statHash === BLAST_RADIUS,
        )
        yield must(!shows && !held.stats.has(BLAST_RADIUS), () => nameOf(held))
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule(
    'a weapon is in the category of weapons and of its slot, armor in that of armor and of its class',
    function* (view) {
      for (const held of view.items) {
        const { itemCategoryHashes: categories, inventory, classType } = held.definition ?? {}
        if (isWeapon(held))
          yield must(
            [CATEGORY.weapon, SLOT_CATEGORY[inventory?.bucketTypeHash ?? 0]].every((hash) =>
              categories?.includes(hash ?? 0),
            ),
            () => `${nameOf(held)}: ${categories}`,
          )
        if (isArmor(held))
          yield must(
            [CATEGORY.armor, CLASS_CATEGORY[classType ?? -1]].every((hash) =>
              categories?.includes(hash ?? 0),
            ),
            () => `${nameOf(held)}: ${categories}`,
          )
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule(
    'every category of an item and of its plugs is defined',
    function* (view) {
      const hashes = new Set(
        view.items.flatMap(({ definition, sockets }) => [
          ...(definition?.itemCategoryHashes ?? []),
          ...sockets.flatMap(({ plugHash }) => view.item(plugHash)?.itemCategoryHashes ?? []),
        ]),
      )
      for (const hash of hashes)
        yield must(view.definition('DestinyItemCategoryDefinition', hash) !== undefined, () => String(hash))
    },
    NOT_IN_2021.trimmed,
  ),
]
