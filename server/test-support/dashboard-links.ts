import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { searchItems } from '@ai-vault/game/search/search-items.ts'

const ADVICE = { keep: 'keep', review: 'review', 'consider-dismantling': 'dismantle' } as const

/** What the dashboard says lies behind a link. */
export interface Claim {
  readonly where: string
  readonly link: string
  /** How many the dashboard says there are; a link without a number has to open some. */
  readonly count?: number | undefined
}

type RatedGear = InventoryItem & { readonly item: Weapon | ArmorPiece }

/** What the armory lists at an address, by the inventory's own ratings and verdicts and the rules of the search. */
export function listAt(link: string, items: readonly InventoryItem[]): readonly (Weapon | ArmorPiece)[] {
  const address = new URL(link, 'http://vault')
  const {
    tab,
    pieces,
    q = '',
    find = q,
    filter,
    item,
    cleanup,
    sort: _,
    ...rest
  } = Object.fromEntries(address.searchParams)
  if (address.pathname !== '/armory' || Object.keys(rest).length > 0) throw new Error(`${link} opens no list`)
  if (cleanup === 'plan')
    return items.flatMap(({ item: gear, verdict }) =>
      gear.kind !== 'other' && verdict?.recommendation === 'consider-dismantling' ? [gear] : [],
    )
  if (tab === 'armor' && pieces !== 'all') throw new Error(`${link} opens no list`)
  const weapons = items.filter((entry): entry is RatedGear =>
    tab === 'armor' ? entry.item.kind === 'armor' : entry.item.kind === 'weapon',
  )
  const byId = new Map(weapons.map((weapon) => [weapon.item.instanceId, weapon]))
  if (item !== undefined)
    return weapons.flatMap((weapon) => (weapon.item.instanceId === item ? [weapon.item] : []))
  const found = searchItems(
    find,
    weapons.map((weapon) => weapon.item),
    {
      rating: ({ instanceId }) => {
        const { tier, score } = byId.get(instanceId)?.rating ?? {}
        return tier && score !== undefined ? { tier, score } : undefined
      },
      verdict: ({ instanceId }) => {
        const recommendation = byId.get(instanceId)?.verdict?.recommendation
        return recommendation && ADVICE[recommendation]
      },
      dominated: ({ instanceId }) => byId.get(instanceId)?.verdict?.ground === 'dominated',
    },
  ).items
  if (filter === undefined) return found
  return found.filter(({ instanceId, rarity }) =>
    filter === 'god-tier' ? byId.get(instanceId)?.rating?.tier === 'God-Tier' : rarity === filter,
  )
}

/** What to farm is no list of the armory. */
const FARMING = '/prophecy?part=farming'

/** The first number of a sentence: "12 weapons could go." */
const countIn = (text: string) => Number(/\b[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)

/** Every link of the dashboard: those the answer brings, and those the screen makes of its numbers. */
export function claimsOf({ weapon_analysis: weapons = {}, extras = {} }: GuardianData): readonly Claim[] {
  const { tiles, missions = [], insights = [], vault_health, weapon_usage } = extras
  const { legendary, exotic, rare } = weapons.quality_distribution ?? {}
  const counted = [
    { where: 'total weapons', link: '/armory', count: weapons.total_weapons },
    { where: 'god rolls', link: '/armory?filter=god-tier', count: weapons.god_rolls },
    { where: 'legendary', link: '/armory?filter=legendary', count: legendary },
    { where: 'exotic', link: '/armory?filter=exotic', count: exotic },
    { where: 'rare', link: '/armory?q=is:rare', count: rare },
    ...(vault_health?.rows ?? []).map(({ label, link, count }) => ({ where: label, link, count })),
    ...insights.map(({ title, text, link }) => ({ where: title, link, count: countIn(text) })),
  ].filter(({ count }) => count !== undefined && count !== 0)
  // What an insight about armor cites opens the same list as the insight.
  const cited = [...insights, ...missions, ...(tiles?.score?.actions ?? [])].flatMap(({ items, link }) =>
    link?.includes('tab=armor') ? [] : items,
  )
  const opening = [
    ...missions.flatMap(({ title, link }) => (link === FARMING ? [] : [{ where: title, link }])),
    ...(tiles?.score?.actions ?? []).map(({ text, link }) => ({ where: text, link })),
    ...(tiles?.pve?.requirements ?? []).map(({ text, link }) => ({ where: text, link })),
    ...cited.map(({ name, item_instance_id: id }) => ({ where: name, link: id && `/armory?item=${id}` })),
    ...(weapon_usage?.weapons ?? []).map(({ name, item_instance_id: id }) => ({
      where: name,
      link: id && `/armory?${new URLSearchParams({ q: `name:"${name.replaceAll(/["\\]/g, '\\$&')}"` })}`,
    })),
  ]
  return [...counted, ...opening].flatMap(({ link, ...claim }) => (link ? [{ ...claim, link }] : []))
}
