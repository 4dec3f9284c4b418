/** What an answer may read without a network: the vault as this device keeps it. Everything else says that it needs one. */
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import type { Marks } from '@ai-vault/game/cleanup/verdict.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, OtherItem, Weapon } from '@ai-vault/game/items.ts'
import type { Clock, Facts, Look, Vault } from '@ai-vault/sentinel/facts.ts'

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
  const history = needsNetwork('your runs')
  return {
    clock: device.clock,
    vault: async () => ({
      is: 'read',
      value: vault,
      source: {
        kind: 'inventory',
        label: 'Your vault as saved on this device',
        complete: vault.whole,
        missing: vault.whole ? [] : ['a part of your account is private or not known yet'],
        read_at: Date.parse(device.inventory.fetched_at),
        href: '/armory',
      },
    }),
    held: needsNetwork('your currencies'),
    reasons: needsNetwork('why a roll is rated as it is'),
    rolls: needsNetwork('the rolls of the game'),
    perk: needsNetwork('the perks of the game'),
    bossRatings: needsNetwork('ratings for bosses'),
    farming: needsNetwork('what there is to farm'),
    build: needsNetwork('builds'),
    armorSet: needsNetwork('searches for armor'),
    week: needsNetwork('your week'),
    triumphs: needsNetwork('your triumphs'),
    collections: needsNetwork('your collections'),
    runs: history,
    lifetime: history,
    weaponUse: history,
    companions: history,
    team: needsNetwork('your fireteam'),
    player: needsNetwork('other players'),
  }
}
