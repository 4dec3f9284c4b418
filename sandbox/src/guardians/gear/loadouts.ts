import { ARMOR_SLOTS, type GuardianClass } from '@ai-vault/game/items.ts'
import type { DestinyLoadoutComponent, DestinyLoadoutsComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import type { World } from '../../world/world.ts'
import type { Persona } from '../account/persona.ts'
import { diceFor, mixKey } from '../dice.ts'
import { NO_HASH } from '../wire.ts'
import type { Belongings, OwnedGear } from './belongings.ts'
import type { PluggedSocket } from './gear-item.ts'
import { WEAPON_BUCKETS } from './slots.ts'

/**
 * In-game loadouts. Each names a slot of the collection per bucket: the first what is worn, the others the item
 * that a key ranks first, which stays the same until that very item leaves.
 */
const LOADOUT_KEY = 111
const LOADOUTS_PER_CHARACTER = 10
const ITEMS_PER_LOADOUT = 10
const PLUGS_PER_ITEM = 16

/** Loadouts remember perks, mods and abilities, not what an item is by nature. */
const NOT_REMEMBERED = new Set<PluggedSocket['role']>([
  'intrinsic',
  'tracker',
  'archetype',
  'armor-stat',
  'armor-masterwork',
  'masterwork',
  'exotic-perk',
  'shaping',
  'resonance',
  'former-artifice',
  'locked-artifice',
])

/** Every list is as long as the one of the item with the most sockets. */
const entryOf = (instanceId: string, sockets: readonly PluggedSocket[]) => ({
  itemInstanceId: instanceId,
  plugItemHashes: Array.from({ length: PLUGS_PER_ITEM }, (_, index) => {
    const socket = sockets[index]
    return socket?.plug && socket.enabled && !NOT_REMEMBERED.has(socket.role) ? socket.plug : NO_HASH
  }),
})

const EMPTY_ENTRY = entryOf('0', [])
const EMPTY_LOADOUT: Wire<DestinyLoadoutComponent> = {
  colorHash: NO_HASH,
  iconHash: NO_HASH,
  nameHash: NO_HASH,
  items: Array.from({ length: ITEMS_PER_LOADOUT }, () => EMPTY_ENTRY),
}

const isWithin = ({ slot }: OwnedGear, character: number, classType: GuardianClass): boolean =>
  (slot.kind === 'weapon' || slot.classType === classType) &&
  slot.home.in !== 'postmaster' &&
  (slot.home.in === 'vault' || slot.home.character === character)

const rankedFirst = (items: readonly OwnedGear[], key: readonly number[]): OwnedGear | undefined => {
  const ranked = items.map((item) => ({ item, rank: mixKey([...key, item.slot.index]) }))
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (first, entry) => (first === undefined || entry.rank < first.rank ? entry : first),
    undefined,
  )?.item
}

const gearOf = (
  usable: readonly OwnedGear[],
  number: number,
  key: readonly number[],
): readonly OwnedGear[] => {
  if (number === 0) return usable.filter(({ slot }) => slot.home.in === 'equipped')
  const choose = (buckets: readonly string[], exoticBucket: number) =>
    buckets.flatMap((bucket, position) => {
      const here = usable.filter(({ slot }) => slot.bucket === bucket && !slot.fresh)
      const wanted = position === exoticBucket ? 'exotic' : 'legendary'
      const matching = here.filter(({ roll }) => roll.definition.rarity === wanted)
      const chosen = rankedFirst(matching, [...key, number, position])
      return chosen ? [chosen] : []
    })
  return [
    ...choose(WEAPON_BUCKETS, number % WEAPON_BUCKETS.length),
    ...choose(ARMOR_SLOTS, number % ARMOR_SLOTS.length),
  ]
}

export const loadoutsWire = (
  belongings: Belongings,
  persona: Persona,
  character: number,
  world: World,
  seed: number,
): Wire<DestinyLoadoutsComponent> => {
  const classType = persona.characters[character]?.classType ?? 'titan'
  const usable = belongings.gear.filter((item) => isWithin(item, character, classType))
  const subclass = belongings.side.find(
    ({ kind, home }) => kind === 'subclass' && home.in === 'equipped' && home.character === character,
  )
  const key = [seed, LOADOUT_KEY, persona.index, character]
  const saved = Math.max(0, persona.loadouts - 2 * character)
  return {
    loadouts: Array.from({ length: LOADOUTS_PER_CHARACTER }, (_, number) => {
      if (number >= saved) return EMPTY_LOADOUT
      const dice = diceFor(...key, number)
      const items = gearOf(usable, number, key).map(({ instanceId, roll }) =>
        entryOf(instanceId, roll.sockets),
      )
      const entries =
        subclass?.instanceId === undefined
          ? items
          : [...items, entryOf(subclass.instanceId, subclass.sockets)]
      const missing = ITEMS_PER_LOADOUT - entries.length
      return {
        colorHash: dice.pick(world.loadoutColors),
        iconHash: dice.pick(world.loadoutIcons),
        nameHash: dice.pick(world.loadoutNames),
        items: [...entries, ...Array.from({ length: missing }, () => EMPTY_ENTRY)],
      }
    }),
  }
}
