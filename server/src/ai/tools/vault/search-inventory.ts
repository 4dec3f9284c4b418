import { ARMOR_STATS, type ArmorPiece, type ArmorStat, type Weapon } from '@ai-vault/game/items.ts'
import { compileSearch } from '@ai-vault/game/search/search-items.ts'
import { z } from 'zod'
import { armoryLink } from '../../../dashboard/parts/armory-link.ts'
import { searchFacts } from '../../../guardians/search-facts.ts'
import { defineTool, MOST_ROWS } from '../tool.ts'
import { citeAccount, placeInWords, type Turn } from '../turn.ts'
import { compareByScore, scoreFor, weaponRow } from './weapon-rows.ts'

/** The armory's own search, so that a player can repeat in the armory what the assistant looked for. */
export const searchInventory = defineTool({
  name: 'search_inventory',
  description:
    'Searches what the player owns, in the search language of the armory (is:handcannon is:void perkname:"kill clip" ' +
    'power:>500 is:dupe ...; a plain word is a name or type). Answers the number of matches and the best rows.',
  input: z.object({
    query: z.string().max(300).default(''),
    kind: z.enum(['weapons', 'armor']).default('weapons'),
    sort: z.enum(['pve', 'pvp', 'both', 'power', 'name', 'kills']).default('both'),
    stat: z.enum(ARMOR_STATS).optional().describe('Of armor: the most of this stat first'),
    limit: z.int().min(1).max(MOST_ROWS).default(10),
  }),
  run({ query, kind, sort, stat, limit }, turn) {
    const { guardian, assessment } = turn
    const items: readonly (Weapon | ArmorPiece)[] = kind === 'weapons' ? guardian.weapons : guardian.armor
    const search = compileSearch(query, items, searchFacts(guardian, assessment))
    if (search.errors.length > 0) {
      return {
        error: `The search is not understood: ${search.errors.map(({ message }) => message).join('; ')}`,
      }
    }
    const found = items.filter(search.matches)
    const source = citeAccount(turn, {
      kind: 'inventory',
      label: query ? `Your ${kind}: ${query}` : `Your ${kind}`,
      href: armoryFor(kind, query),
      query,
    })
    return {
      source,
      total: found.length,
      /** Weapons whose roll has a rating; exotics with fixed perks have none. */
      rated: found.filter((item) => item.kind === 'weapon' && scoreFor(item, turn, 'both') >= 0).length,
      of: items.length,
      coverage_complete: assessment.whole,
      rows: found
        .toSorted(stat ? byStat(stat) : order(sort, turn))
        .slice(0, limit)
        .map((item) => row(item, turn)),
    }
  },
})

/** Armor is shown by a tab of its own, and searched by another word of its address. */
function armoryFor(kind: 'weapons' | 'armor', query: string): string {
  if (kind === 'armor') return armoryLink({ tab: 'armor', pieces: 'all', ...(query ? { find: query } : {}) })
  return query ? armoryLink({ q: query }) : '/armory'
}

function byStat(stat: ArmorStat) {
  const at = ARMOR_STATS.indexOf(stat)
  const points = (item: Weapon | ArmorPiece) => (item.kind === 'armor' ? (item.stats[at] ?? 0) : 0)
  return (one: Weapon | ArmorPiece, other: Weapon | ArmorPiece) => points(other) - points(one)
}

function order(sort: 'pve' | 'pvp' | 'both' | 'power' | 'name' | 'kills', turn: Turn) {
  const byScore = sort === 'pve' || sort === 'pvp' || sort === 'both' ? compareByScore(turn, sort) : () => 0
  return (one: Weapon | ArmorPiece, other: Weapon | ArmorPiece): number => {
    if (sort === 'name') return one.name.localeCompare(other.name)
    if (sort === 'kills') return killsOf(other) - killsOf(one)
    if (sort === 'power') return (other.power ?? 0) - (one.power ?? 0)
    if (one.kind === 'weapon' && other.kind === 'weapon') {
      const difference = byScore(one, other)
      if (difference !== 0) return difference
    }
    return (other.power ?? 0) - (one.power ?? 0) || one.name.localeCompare(other.name)
  }
}

const killsOf = (item: Weapon | ArmorPiece) => (item.kind === 'weapon' ? (item.kills ?? 0) : 0)

function row(item: Weapon | ArmorPiece, turn: Turn) {
  if (item.kind === 'weapon') return weaponRow(item, turn)
  return {
    ref: `{{${turn.ledger.ownedItem(item)}}}`,
    name: item.name,
    slot: item.slot,
    class: item.classType ?? 'any',
    rarity: item.rarity,
    power: item.power,
    tier: item.tier,
    archetype: item.archetype,
    stats: item.stats,
    set: item.set?.name,
    place: placeInWords(item.place, turn.guardian),
  }
}
