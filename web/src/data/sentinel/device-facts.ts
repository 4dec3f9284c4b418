/** What an answer may read without a network: the vault as this device keeps it. Everything else says that it needs one. */
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { Marks } from '@ai-vault/game/cleanup/verdict.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, OtherItem, Weapon } from '@ai-vault/game/items.ts'
import type { Clock, Facts, Look, Vault } from '@ai-vault/sentinel/facts.ts'
import { words } from './words.ts'

export interface Device {
  readonly inventory: InventoryAnswer
  /** What the player decided about single copies. */
  readonly marks: Marks
  readonly clock: Clock
}

const needsNetwork = (what: string) => (): Look<never> =>
  Promise.resolve({ is: 'unread', what, why: 'network' })

export function deviceVault({ inventory, marks }: Device): Vault {
  const { items, characters, loadouts, vault, withheld, unknown_items } = inventory
  const all = items.map(({ item }) => item)
  const byId = <T>(pick: (entry: InventoryAnswer['items'][number]) => T | undefined) =>
    new Map(
      items.flatMap((entry) => {
        const value = pick(entry)
        return entry.itemInstanceId !== undefined && value !== undefined
          ? [[entry.itemInstanceId, value] as const]
          : []
      }),
    )
  return {
    weapons: all.filter((item): item is Weapon => item.kind === 'weapon'),
    armor: all.filter((item): item is ArmorPiece => item.kind === 'armor'),
    others: all.filter((item): item is OtherItem => item.kind === 'other'),
    ratings: byId(({ rating }) => rating),
    // A decision of this device may be newer than the advice: who keeps a copy has taken it out of the clean-up.
    verdicts: byId(({ verdict, itemInstanceId = '' }) =>
      verdict && marks.get(itemInstanceId) === 'keep'
        ? { ...verdict, recommendation: 'keep' as const }
        : verdict,
    ),
    marks,
    characters,
    loadouts,
    subclasses: [],
    space: vault,
    whole: unknown_items === 0 && !GEAR_PARTS.some((part) => withheld.includes(part)),
  } as Vault
}

export function deviceFacts(device: Device): Facts {
  const vault = deviceVault(device)
  const history = needsNetwork(words.runs)
  return {
    clock: device.clock,
    vault: async () => ({
      is: 'read',
      value: vault,
      source: {
        kind: 'inventory',
        label: words.savedVault,
        complete: vault.whole,
        missing: vault.whole ? [] : [words.partUnknown],
        read_at: Date.parse(device.inventory.fetched_at),
        href: '/armory',
      },
    }),
    held: needsNetwork(words.currencies),
    reasons: needsNetwork(words.reasons),
    rolls: needsNetwork(words.rolls),
    perk: needsNetwork(words.perks),
    bossRatings: needsNetwork(words.bosses),
    farming: needsNetwork(words.farming),
    build: needsNetwork('builds'),
    armorSet: needsNetwork(words.armorSearch),
    week: needsNetwork(words.week),
    triumphs: needsNetwork(words.triumphs),
    leftAt: needsNetwork(words.triumphs),
    collections: needsNetwork(words.collections),
    runs: history,
    lifetime: history,
    weaponUse: history,
    companions: history,
    team: needsNetwork(words.fireteam),
    lastTeam: needsNetwork(words.fireteam),
    player: needsNetwork(words.players),
  }
}
