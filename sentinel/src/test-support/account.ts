/** A small account that every kind of question can be put to, and facts that read nothing else unless a test says so. */
import type { Query, Slots } from '@ai-vault/contract/advice/query.ts'
import { judgeArmor } from '@ai-vault/game/armor/verdict/judge-armor.ts'
import type { Verdict } from '@ai-vault/game/cleanup/verdict.ts'
import type { Character, Loadout } from '@ai-vault/game/guardian.ts'
import type { StatLine, Weapon } from '@ai-vault/game/items.ts'
import { makeArmor, makeColumn, makeWeapon } from '@ai-vault/game/test-support/make-items.ts'
import { tierOf } from '@ai-vault/game/weapons/rating/tiers.ts'
import type { Facts, Rating, Read, Source, Vault } from '../facts.ts'

export const NOW = Date.parse('2026-11-18T12:00:00Z')

const character = (id: string, classType: Character['classType'], lastPlayed: string): Character => ({
  id,
  classType,
  power: 1_860,
  minutesPlayed: 60_000,
  lastPlayed,
  stats: [50, 100, 60, 40, 80, 105],
})

const traits = (...names: readonly string[]) =>
  names.map((name, at) => makeColumn('trait', 3 + at, ...name.split('|')))
const carriedBy = (characterId: string, equipped = false) =>
  ({ in: 'character', characterId, equipped }) as const

/** Each weapon with its scores; undefined: fixed perks, no score. */
const WEAPONS: readonly (readonly [Weapon, scores?: readonly [pve: number, pvp: number]])[] = [
  [
    makeWeapon({
      instanceId: '101',
      hash: 1,
      name: 'Rose',
      power: 1_704,
      tier: 5,
      columns: traits('Slideshot', 'Explosive Payload'),
    }),
    [9.1, 8.8],
  ],
  [
    makeWeapon({
      instanceId: '102',
      hash: 1,
      name: 'Rose',
      power: 1_655,
      columns: traits('Butterfly', 'Adagio'),
    }),
    [3.9, 2.7],
  ],
  [
    makeWeapon({
      instanceId: '103',
      hash: 2,
      name: 'The Palindrome',
      element: 'void',
      slot: 'energy',
      power: 1_763,
      place: carriedBy('h'),
      columns: traits('Keep Away', 'Eye of the Storm'),
    }),
    [7, 8.8],
  ],
  [makeWeapon({ instanceId: '104', hash: 3, name: 'Hawkmoon', rarity: 'exotic', kills: 4_200 })],
  [
    makeWeapon({
      instanceId: '105',
      hash: 4,
      name: 'Gjallarhorn',
      rarity: 'exotic',
      type: 'rocket-launcher',
      typeName: 'Rocket Launcher',
      element: 'solar',
      slot: 'power',
      ammo: 'heavy',
      kills: 900,
      power: 1_860,
      place: carriedBy('h', true),
    }),
  ],
  [
    makeWeapon({
      instanceId: '106',
      hash: 5,
      name: 'Apex Predator',
      type: 'rocket-launcher',
      typeName: 'Rocket Launcher',
      element: 'solar',
      slot: 'power',
      ammo: 'heavy',
      power: 1_800,
      columns: traits('Reconstruction', 'Bait and Switch'),
    }),
    [9.4, 4],
  ],
  [
    makeWeapon({
      instanceId: '107',
      hash: 6,
      name: 'Funnelweb',
      type: 'submachine-gun',
      typeName: 'Submachine Gun',
      element: 'void',
      slot: 'energy',
      columns: traits('Subsistence', 'Frenzy'),
    }),
    [8.2, 5],
  ],
  [
    makeWeapon({
      instanceId: '108',
      hash: 7,
      name: 'Recluse',
      type: 'submachine-gun',
      typeName: 'Submachine Gun',
      element: 'void',
      slot: 'energy',
      columns: traits('Feeding Frenzy', 'Repulsor Brace'),
    }),
    [7.7, 4.4],
  ],
  [
    makeWeapon({
      instanceId: '109',
      hash: 8,
      name: 'Le Monarque',
      rarity: 'exotic',
      type: 'combat-bow',
      typeName: 'Combat Bow',
      element: 'void',
      slot: 'energy',
      champion: 'overload',
      place: { in: 'postmaster', characterId: 't' },
    }),
  ],
  [
    makeWeapon({
      instanceId: '110',
      hash: 9,
      name: 'Nox Cordis',
      rarity: 'rare',
      type: 'sidearm',
      typeName: 'Sidearm',
      element: 'arc',
      slot: 'energy',
      place: carriedBy('t'),
    }),
    [2, 2],
  ],
  [
    makeWeapon({
      instanceId: '111',
      hash: 10,
      name: 'Lubrae’s Ruin',
      type: 'glaive',
      typeName: 'Glaive',
      element: 'solar',
      slot: 'energy',
      ammo: 'special',
      power: 1_857,
      place: carriedBy('h', true),
      columns: traits('Impulse Amplifier', 'Frenzy'),
    }),
    [5.5, 5],
  ],
  [
    makeWeapon({
      instanceId: '112',
      hash: 11,
      name: 'Ecliptic Distaff',
      type: 'glaive',
      typeName: 'Glaive',
      element: 'void',
      slot: 'energy',
      ammo: 'special',
      columns: traits('Gear Shift', 'Sword Logic'),
    }),
    [9.3, 6],
  ],
]

const line = (...points: StatLine): StatLine => points
const exotic = { rarity: 'exotic', tier: 2, set: undefined } as const
const ARMOR = [
  makeArmor({
    instanceId: '201',
    hash: 21,
    name: 'Bushido Helm',
    base: line(30, 0, 20, 0, 25, 0),
    stats: line(30, 5, 20, 5, 25, 5),
  }),
  makeArmor({
    instanceId: '202',
    hash: 21,
    name: 'Bushido Helm',
    base: line(28, 0, 20, 0, 20, 0),
    stats: line(28, 5, 20, 5, 20, 5),
  }),
  makeArmor({
    ...exotic,
    instanceId: '203',
    hash: 22,
    name: 'Wormhusk Crown',
    place: carriedBy('h', true),
    power: 1_858,
  }),
  makeArmor({
    ...exotic,
    instanceId: '204',
    hash: 23,
    name: 'Synthoceps',
    classType: 'titan',
    slot: 'gauntlets',
    typeName: 'Gauntlets',
  }),
  makeArmor({
    ...exotic,
    instanceId: '205',
    hash: 24,
    name: 'Sunbracers',
    classType: 'warlock',
    slot: 'gauntlets',
    typeName: 'Gauntlets',
  }),
]

const rated = (scores: readonly [number, number] | undefined): Rating => {
  if (!scores)
    return {
      activity: 'pve',
      tier: 'Unrated',
      pve: { tier: 'Unrated' },
      pvp: { tier: 'Unrated' },
      fixed: true,
    }
  const [pve, pvp] = scores.map((score) => ({ score, tier: tierOf(score) })) as [Rating['pve'], Rating['pvp']]
  const best = scores[0] >= scores[1] ? pve : pvp
  return {
    activity: best === pve ? 'pve' : 'pvp',
    tier: best.tier,
    score: best.score,
    godRollScore: best.score,
    pve,
    pvp,
  }
}

const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  recommendation: 'keep',
  protections: [],
  reason: '',
  ...changes,
})
const GOING: Readonly<Record<string, Partial<Verdict>>> = {
  102: { recommendation: 'consider-dismantling', ground: 'dominated', proof: '101' },
  110: { recommendation: 'consider-dismantling', ground: 'poor', proof: '103' },
}

export const LOADOUTS: readonly Loadout[] = [
  { id: 'h:0', characterId: 'h', index: 0, name: 'Raid', itemIds: ['105', '103', '203'] },
  { id: 'h:1', characterId: 'h', index: 1, name: 'Crucible night', itemIds: ['102', '111'] },
]

export function makeVault(changes: Partial<Vault> = {}): Vault {
  const weapons = WEAPONS.map(([weapon]) => weapon)
  return {
    weapons,
    armor: ARMOR,
    others: [],
    ratings: new Map(WEAPONS.map(([{ instanceId }, scores]) => [instanceId, rated(scores)])),
    verdicts: new Map([
      ...weapons.map(({ instanceId }) => [instanceId, verdict(GOING[instanceId])] as const),
      ...judgeArmor(ARMOR),
    ]),
    marks: new Map(),
    characters: [
      character('h', 'hunter', '2026-11-17'),
      character('t', 'titan', '2026-11-10'),
      character('w', 'warlock', '2026-11-01'),
    ],
    loadouts: LOADOUTS,
    subclasses: [],
    space: { used: 612, capacity: 700 },
    whole: true,
    ...changes,
  }
}

export const SOURCE: Source = {
  kind: 'inventory',
  label: 'Your vault',
  complete: true,
  missing: [],
  read_at: NOW,
}
export const found = <T>(value: T, source: Partial<Source> = {}): Read<T> => ({
  is: 'read',
  value,
  source: { ...SOURCE, ...source },
})
const unread = (what: string) => async () => ({ is: 'unread', what, why: 'network' }) as const

/** The vault alone, as a device keeps it; a test gives what else there is to read. */
export function makeFacts(changes: Partial<Facts> = {}, vault: Vault = makeVault()): Facts {
  return {
    clock: { now: NOW, timeZone: 'Europe/Berlin' },
    vault: async () => found(vault),
    held: unread('your currencies'),
    reasons: unread('the reasons of its rating'),
    rolls: unread('what weapons can roll'),
    perk: unread('perks of the game'),
    bossRatings: unread('how rolls do against bosses'),
    farming: unread('what pays to farm'),
    build: unread('your gear for a build'),
    armorSet: unread('your armor'),
    week: unread('your open tasks'),
    triumphs: unread('your triumphs'),
    leftAt: unread('what is left there'),
    collections: unread('your collections'),
    runs: unread('your runs'),
    lifetime: unread('your lifetime figures'),
    weaponUse: unread('your weapon history'),
    companions: unread('the reports of your runs'),
    team: unread('your fireteam'),
    lastTeam: unread('your last fireteam'),
    player: unread('that player'),
    ...changes,
  }
}

export const query = (intent: Query['intent'], slots: Slots = {}, ...exclude: readonly string[]): Query => ({
  intent,
  slots,
  exclude: exclude.map((value) => ({ value })),
  unread: [],
})
