/**
 * A seeded guardian for tests and benchmarks of builds: characters with some of their subclasses, abilities that do what
 * abilities do, weapons and armor of every kind and place, mods. Small and odd vaults come up as often as large ones.
 */
import { type Random, randomFrom } from '../armor/testing/random.ts'
import type { Guardian } from '../guardian.ts'
import {
  ARMOR_SLOTS,
  ARMOR_STATS,
  type ArmorPiece,
  CLASSES,
  DAMAGE_TYPES,
  type GuardianClass,
  type ItemPlace,
  type StatLine,
  WEAPON_TYPES,
  type Weapon,
} from '../items.ts'
import {
  ABILITY_KINDS,
  type Ability,
  type AbilityKind,
  type ArmorMod,
  SUBCLASS_ELEMENTS,
  type Subclass,
} from '../kit.ts'
import { makeArmor, makeColumn, makeWeapon } from './make-items.ts'

const DEEDS = [
  'Jolts what it hits.',
  'Blinds those near.',
  'Ignites the target.',
  'Suppresses foes.',
  'Weakens what it touches.',
  'Slows foes.',
  'Freezes what it meets.',
  'Suspends foes.',
  'Loads unravelling rounds.',
  'Loads volatile rounds.',
  'Makes you radiant.',
  'Heals you and allies.',
  'Grants an overshield.',
  'Turns you invisible.',
  'Reloads the weapon in hand.',
  'Moves you quickly.',
  'Void ability final blows grant Devour.',
  'Void grenades weaken, arc grenades jolt.',
  'Your rift makes Threadlings.',
  'Beating the suspended charges the class ability.',
  'Solar weapon final blows cure you.',
]
const TRAITS = ['Outlaw', 'Rampage', 'Voltshot', 'Destabilizing Rounds', 'Frenzy', 'Chill Clip', 'Firefly']
const TRAIT_TEXTS: Readonly<Record<string, string>> = {
  Voltshot: 'Jolts its target.',
  'Destabilizing Rounds': 'Makes foes volatile.',
  'Chill Clip': 'Slows foes.',
}
const PER_KIND: Readonly<Record<AbilityKind, number>> = {
  super: 3,
  class: 2,
  movement: 3,
  melee: 2,
  grenade: 4,
  aspect: 4,
  fragment: 8,
}

export interface RandomGuardian {
  readonly guardian: Pick<
    Guardian,
    'characters' | 'weapons' | 'armor' | 'subclasses' | 'armorMods' | 'artifactLevel'
  >
  readonly ability: (hash: number) => Ability | undefined
  readonly armorMod: (hash: number) => ArmorMod | undefined
  readonly scoreOf: (weapon: Weapon) => number | undefined
}

const made = new Map<number, RandomGuardian>()

/** The same for the same seed. It is made once, so that what is read from the texts of its abilities is read once. */
export function randomGuardian(seed: number): RandomGuardian {
  const owner = made.get(seed) ?? makeGuardian(seed)
  made.set(seed, owner)
  return owner
}

function makeGuardian(seed: number): RandomGuardian {
  const random = randomFrom(seed)
  const abilities = new Map<number, Ability>()
  const mods = makeMods()
  const classes = CLASSES.filter((_, index) => index === seed % CLASSES.length || random.chance(0.6))
  const characters = classes.map((classType, index) => ({
    id: `${seed}${index}`,
    classType,
    power: 500,
    minutesPlayed: 60,
    lastPlayed: new Date(1_700_000_000_000 + random.whole(0, 1_000_000)).toISOString(),
    stats: [0, 0, 0, 0, 0, 0] as StatLine,
  }))
  const subclasses = characters.flatMap(({ id, classType }) =>
    SUBCLASS_ELEMENTS.filter((_, index) => index === 0 || random.chance(0.7)).map((element, index) =>
      makeSubclass(random, abilities, id, classType, element, `${id}${index}`),
    ),
  )
  const place = (): ItemPlace => {
    const character = random.pick(characters)
    if (random.chance(0.6)) return { in: 'vault' }
    return random.chance(0.2)
      ? { in: 'postmaster', characterId: character.id }
      : { in: 'character', characterId: character.id, equipped: random.chance(0.3) }
  }
  const weapons = makeWeapons(random, random.pick([4, 20, 60]), place)
  const armor = classes.flatMap((classType) => makeArmors(random, random.pick([1, 4, 15]), classType, place))
  const scores = new Map(
    weapons.map(({ instanceId }) => [
      instanceId,
      random.chance(0.1) ? undefined : random.whole(10, 100) / 10,
    ]),
  )
  return {
    guardian: {
      characters,
      weapons,
      armor,
      subclasses,
      armorMods: [...mods.values()].filter(() => random.chance(0.8)).map(({ hash }) => hash),
      ...(random.chance(0.5) ? { artifactLevel: random.whole(0, 30) } : {}),
    },
    ability: (hash) => abilities.get(hash),
    armorMod: (hash) => mods.get(hash),
    scoreOf: ({ instanceId }) => scores.get(instanceId),
  }
}

function makeSubclass(
  random: Random,
  abilities: Map<number, Ability>,
  characterId: string,
  classType: GuardianClass,
  element: Subclass['element'],
  instanceId: string,
): Subclass {
  const unlocked = Object.fromEntries(
    ABILITY_KINDS.map((kind) => [
      kind,
      Array.from({ length: random.whole(1, PER_KIND[kind]) }, (_, n) => {
        const hash = 10_000 + abilities.size
        const stats = ARMOR_STATS.map(() =>
          kind === 'fragment' && random.chance(0.15) ? random.pick([10, -10, -20]) : 0,
        ) as unknown as StatLine
        abilities.set(hash, {
          hash,
          name: `${element} ${kind} ${n}`,
          description: random.pick(DEEDS),
          kind,
          element,
          fragmentSlots: kind === 'aspect' ? random.whole(1, 3) : 0,
          stats,
        })
        return hash
      }),
    ]),
  ) as unknown as Subclass['unlocked']
  return {
    instanceId: `9${instanceId}`,
    hash: 5_000 + CLASSES.indexOf(classType) * 10 + SUBCLASS_ELEMENTS.indexOf(element),
    name: `${element} ${classType}`,
    icon: '',
    characterId,
    classType,
    element,
    equipped: false,
    unlocked,
    probed: random.chance(0.9),
    aspectSockets: 2,
    fragmentSockets: 5,
    chosen: [],
  }
}

function makeWeapons(random: Random, perSlot: number, place: () => ItemPlace): readonly Weapon[] {
  return (['kinetic', 'energy', 'power'] as const).flatMap((slot, at) =>
    Array.from({ length: perSlot }, (_, n) => {
      const trait = () => {
        const column = makeColumn('trait', 3, ...random.shuffle(TRAITS).slice(0, random.whole(1, 3)))
        const plugEntry = (plug: (typeof column.selectable)[number]) => ({
          ...plug,
          description: TRAIT_TEXTS[plug.name] ?? '',
        })
        return {
          ...column,
          ...(column.active ? { active: plugEntry(column.active) } : {}),
          selectable: column.selectable.map(plugEntry),
        }
      }
      return makeWeapon({
        instanceId: `${1_000 + at * 1_000 + n}`,
        hash: 20_000 + at * 100 + (n % 40),
        name: `${slot} ${n % 40}`,
        slot,
        type: random.pick(WEAPON_TYPES),
        element: random.pick(DAMAGE_TYPES),
        ammo: slot === 'power' ? 'heavy' : random.pick(['primary', 'special']),
        // Where there are few, one at least is not exotic, as in every real vault.
        rarity: n > 0 && random.chance(0.25) ? 'exotic' : 'legendary',
        place: place(),
        columns: [trait(), trait()],
        ...(random.chance(0.1) ? { champion: random.pick(['barrier', 'overload', 'unstoppable']) } : {}),
      })
    }),
  )
}

function makeArmors(
  random: Random,
  perSlot: number,
  classType: GuardianClass,
  place: () => ItemPlace,
): readonly ArmorPiece[] {
  return ARMOR_SLOTS.flatMap((slot, at) =>
    Array.from({ length: perSlot }, (_, n) => {
      const armor3 = random.chance(0.8)
      const base = ARMOR_STATS.map(() =>
        random.chance(0.5) ? 0 : random.whole(5, 30),
      ) as unknown as StatLine
      return makeArmor({
        instanceId: `${10_000 + CLASSES.indexOf(classType) * 10_000 + at * 1_000 + n}`,
        hash: 30_000 + at * 100 + n,
        name: `${classType} ${slot} ${n}`,
        slot,
        classType,
        base,
        armor3,
        artifice: !armor3 && random.chance(0.5),
        rarity: n > 0 && random.chance(0.25) ? 'exotic' : 'legendary',
        masterworkLevel: armor3 ? random.whole(0, 5) : random.pick([0, 10]),
        energy: { capacity: random.whole(0, 11), used: 0 },
        place: place(),
        ...(armor3 && random.chance(0.4) ? { tunable: random.pick([...ARMOR_STATS, 'any' as const]) } : {}),
      })
    }),
  )
}

const MOD_TEXTS = [
  'Weapons hit harder.',
  'Less damage.',
  'Makes an Orb of Power.',
  'Finds ammunition.',
  'Returns energy.',
]

function makeMods(): ReadonlyMap<number, ArmorMod> {
  const none: StatLine = [0, 0, 0, 0, 0, 0]
  const slots = ARMOR_SLOTS.flatMap((slot, at) =>
    MOD_TEXTS.map((description, n) => ({
      hash: 40_000 + at * 10 + n,
      name: `${slot} mod ${n}`,
      description,
      slot,
      cost: 1 + (n % 4),
      stats: none,
    })),
  )
  const general = ARMOR_STATS.flatMap((stat, at) =>
    [5, 10].map((points) => ({
      hash: 41_000 + at * 10 + points,
      name: `${stat} +${points}`,
      description: '',
      slot: 'general' as const,
      cost: points === 10 ? 3 : 1,
      stats: none.map((_, index) => (index === at ? points : 0)) as unknown as StatLine,
    })),
  )
  return new Map([...slots, ...general].map((mod) => [mod.hash, mod]))
}
