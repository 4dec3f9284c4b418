import { readRows, readText } from '@ai-vault/game/data-rows.ts'
import { ARMOR_SETS } from '../armor/armor-set-rows.ts'
import { ACTIVITIES, type ActivityKindKey } from '../places/activity-rows.ts'
import { DESTINATIONS, type DestinationKey } from '../places/destination-rows.ts'
import { CATALYST_NODE } from '../presentation/known-nodes.ts'
import { patternNode } from '../presentation/patterns.ts'
import { readTexts } from '../tables/cells.ts'
import { tuple } from '../tables/columns.ts'
import { weaponIcon } from '../weapons/define-weapon.ts'
import { EXOTIC_WEAPONS } from '../weapons/tables/exotic-weapons.ts'
import { WEAPON_PROFILES } from '../weapons/tables/weapon-profiles.ts'
import type { WorldWeapon } from '../world.ts'
import { TOAST } from './define-triumphs.ts'
import rows from './lore-books.json' with { type: 'json' }
import type { Triumph } from './triumph.ts'
import { triumphsAbout } from './triumph-rows.ts'

/** Books and their pages; titles and words are ours. */
const LORE_BOOKS = readRows(rows, 'lore-books.json', tuple(readText, readTexts))

const catalystTriumphs = ({ name, slot, hash }: (typeof EXOTIC_WEAPONS)[number]): Triumph[] =>
  triumphsAbout('catalyst', { name }).map((triumph) => ({
    ...triumph,
    alsoUnder: CATALYST_NODE[slot],
    weaponHash: hash,
  }))

/** A pattern is named and drawn like its weapon: so clients find the one that belongs to an item. */
const patternTriumphs = (weapon: WorldWeapon): Triumph[] =>
  triumphsAbout('pattern', { name: weapon.name }).map((triumph) => ({
    ...triumph,
    toast: TOAST.pattern,
    icon: weaponIcon(weapon),
    alsoUnder: patternNode(weapon),
    weaponHash: weapon.hash,
  }))

const weaponTriumphs = (weapons: readonly WorldWeapon[]): Triumph[] => [
  ...Object.values(WEAPON_PROFILES).flatMap(({ label }) => triumphsAbout('weapon-type', { name: label })),
  ...EXOTIC_WEAPONS.flatMap(catalystTriumphs),
  ...weapons.filter(({ craftable }) => craftable).flatMap(patternTriumphs),
]

/** The encounters of each raid, in order. */
const ENCOUNTERS: Readonly<Record<string, readonly string[]>> = {
  'The Desert Perpetual': ['The Gate', 'Iatros', 'The Epoptes', 'Agraios', 'Koregos'],
  "Salvation's Edge": ['Substratum', 'Dissipation', 'Repository', 'Verity', 'Zenith'],
  "Crota's End": ['The Abyss', 'The Bridge', 'Ir Yût', 'Crota'],
  'Root of Nightmares': ['Cataclysm', 'Scission', 'Macrocosm', 'Nezarec'],
  "King's Fall": ['The Totems', 'The Warpriest', 'Golgoroth', 'Daughters of Oryx', 'Oryx'],
  'Vow of the Disciple': ['Acquisition', 'The Caretaker', 'Exhibition', 'Rhulk'],
  'Vault of Glass': ['Confluxes', 'The Oracles', 'The Templar', 'The Gatekeepers', 'Atheon'],
  'Deep Stone Crypt': ['Crypt Security', 'Atraks-1', 'Rapture', 'Taniks'],
  'Garden of Salvation': ['Embrace', 'Undergrowth', 'The Consecrated Mind', 'The Sanctified Mind'],
  'Last Wish': ['Kalli', 'Shuro Chi', 'Morgeth', 'The Vault', 'Riven', 'Queenswalk'],
}

const WITHOUT_PATROL: readonly DestinationKey[] = ['tower', 'crucible', 'eternity']
const ZONES_TO_VISIT = 6

const campaignTriumphs = (): Triumph[] => [
  ...ACTIVITIES.story.flatMap(([name, destination]) =>
    destination ? triumphsAbout('mission', { name, destination: DESTINATIONS[destination].name }) : [],
  ),
  ...(Object.keys(DESTINATIONS) as DestinationKey[])
    .filter((key) => !WITHOUT_PATROL.includes(key))
    .map((key) => DESTINATIONS[key])
    .flatMap(({ name, zones }) => triumphsAbout('destination', { name }, zones.slice(0, ZONES_TO_VISIT))),
]

const PLAYED = [
  'raid',
  'dungeon',
  'nightfall',
  'strike',
  'pinnacle-ops',
  'fireteam-ops',
  'solo-ops',
  'lost-sector',
] as const satisfies readonly ActivityKindKey[]

/** A harder version of a raid has the triumphs of the raid. */
const isBaseVersion = (name: string): boolean => !name.includes(':')

const activityTriumphs = (): Triumph[] =>
  PLAYED.flatMap((kind) =>
    ACTIVITIES[kind]
      .map(([name]) => name)
      .filter((name) => kind !== 'raid' || isBaseVersion(name))
      .flatMap((name) => triumphsAbout(kind, { name }, ENCOUNTERS[name])),
  )

const RIVALRIES = [
  { group: 'Crucible', name: 'Control', counted: 'zones' },
  { group: 'Crucible', name: 'Clash', counted: 'matches' },
  { group: 'Crucible', name: 'Rumble', counted: 'matches' },
  { group: 'Crucible', name: 'Competitive', counted: 'matches' },
  { group: 'Trials of Osiris', name: 'Trials', counted: 'rounds' },
  { group: 'Iron Banner', name: 'Iron Banner', counted: 'matches' },
  { group: 'Gambit', name: 'Gambit', counted: 'matches' },
] as const

const loreTriumphs = (): Triumph[] =>
  LORE_BOOKS.flatMap(([book, pages]) =>
    pages.flatMap((name, place) =>
      triumphsAbout('page', { book, name, number: String(place + 1) }).map((triumph) => ({
        ...triumph,
        secret: place === pages.length - 1,
        toast: TOAST.lore,
      })),
    ),
  )

export const allTriumphs = (weapons: readonly WorldWeapon[]): Triumph[] => [
  ...campaignTriumphs(),
  ...ARMOR_SETS.flatMap(({ name }) => triumphsAbout('armor-set', { name })),
  ...triumphsAbout('gathering'),
  ...activityTriumphs(),
  ...RIVALRIES.flatMap((rivalry) => triumphsAbout('rivalry', rivalry)),
  ...loreTriumphs(),
  ...weaponTriumphs(weapons),
  ...triumphsAbout('past'),
]
