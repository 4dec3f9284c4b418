import { ARMOR_SETS } from '../tables/armor/armor-sets.ts'
import { ACTIVITIES, type ActivityKindKey } from '../tables/places/activities.ts'
import { DESTINATIONS, type DestinationKey } from '../tables/places/destinations.ts'
import { ENCOUNTERS } from '../tables/places/encounters.ts'
import { LORE_BOOKS } from '../tables/progress/lore-books.ts'
import { triumphsAbout } from '../tables/progress/triumphs.ts'
import type { WorldWeapon } from '../world.ts'
import { TOAST } from './define-triumphs.ts'
import type { Triumph } from './triumph.ts'
import { weaponTriumphs } from './weapon-triumphs.ts'

const WITHOUT_PATROL: readonly DestinationKey[] = ['tower', 'crucible', 'eternity']
const ZONES_TO_VISIT = 6

const campaignTriumphs = (): Triumph[] => [
  ...ACTIVITIES.story.flatMap(([name, destination]) =>
    triumphsAbout('mission', { name, destination: DESTINATIONS[destination].name }),
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
