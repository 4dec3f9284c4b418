import { ACTIVITIES, type ActivityKindKey } from '../tables/places/activities.ts'
import { ENCOUNTERS } from '../tables/places/encounters.ts'
import type { Triumph } from './triumph.ts'

const names = (kind: ActivityKindKey): string[] => ACTIVITIES[kind].map(([name]) => name)
const isBaseVersion = (name: string): boolean => !name.includes(':')

const raidTriumphs = (raid: string): Triumph[] => {
  const place = { category: 'Activities', group: 'Raids' } as const
  const encounters = ENCOUNTERS[raid] ?? []
  return [
    {
      ...place,
      name: `${raid}: First Clear`,
      clears: raid,
      text: `Finish ${raid}.`,
      score: 25,
      goals: [['Raid finished', 1]],
    },
    {
      ...place,
      name: `${raid}: Veteran`,
      text: `Finish ${raid} again and again.`,
      score: 50,
      goals: [],
      intervals: [
        [5, 10],
        [10, 10],
        [25, 15],
        [50, 25],
      ],
    },
    {
      ...place,
      name: `${raid}: Every Step`,
      text: 'Finish each encounter in a single week.',
      score: 30,
      goals: encounters.map((encounter) => [encounter, 1] as const),
    },
    {
      ...place,
      name: `${raid}: Flawless`,
      text: 'Finish every encounter without a fireteam member falling.',
      score: 100,
      goals: [['Flawless run', 1]],
      secret: true,
    },
    {
      ...place,
      name: `${raid}: Of One Class`,
      text: 'Finish with a fireteam of a single class.',
      score: 40,
      goals: [
        ['As Titans', 1],
        ['As Hunters', 1],
        ['As Warlocks', 1],
      ],
    },
  ]
}

const dungeonTriumphs = (dungeon: string): Triumph[] => {
  const place = { category: 'Activities', group: 'Dungeons' } as const
  return [
    {
      ...place,
      name: `${dungeon}: Cleared`,
      clears: dungeon,
      text: `Finish ${dungeon}.`,
      score: 15,
      goals: [['Dungeon finished', 1]],
    },
    {
      ...place,
      name: `${dungeon}: Alone`,
      text: `Finish ${dungeon} by yourself.`,
      score: 50,
      goals: [['Solo clear', 1]],
      character: true,
    },
    {
      ...place,
      name: `${dungeon}: Alone and Untouched`,
      text: 'Finish it by yourself without falling once.',
      score: 100,
      goals: [['Solo flawless clear', 1]],
      secret: true,
    },
    {
      ...place,
      name: `${dungeon}: Every Corner`,
      text: 'Find its hidden chests and finish it often.',
      score: 25,
      goals: [
        ['Hidden chests', 2],
        ['Clears', 10],
      ],
    },
  ]
}

const nightfallTriumphs = (nightfall: string): Triumph[] => {
  const place = { category: 'Activities', group: 'Nightfalls' } as const
  return [
    {
      ...place,
      name: `${nightfall}: Finished`,
      clears: nightfall,
      text: `Finish ${nightfall}.`,
      score: 20,
      goals: [['Nightfall finished', 1]],
    },
    {
      ...place,
      name: `${nightfall}: High Score`,
      text: 'Reach higher and higher scores.',
      score: 40,
      goals: [],
      intervals: [
        [100_000, 10],
        [150_000, 15],
        [200_000, 15],
      ],
    },
    {
      ...place,
      name: `${nightfall}: No Champion Left`,
      text: 'Defeat every champion on the way.',
      score: 25,
      goals: [['Champions defeated', 14]],
    },
  ]
}

const opsTriumphs =
  (kind: ActivityKindKey, group: string) =>
  (name: string): Triumph[] => [
    {
      category: 'Activities',
      group,
      name: `${name}: Cleared`,
      clears: name,
      text: `Finish ${name}.`,
      score: 10,
      goals: [[`${kind === 'lost-sector' ? 'Sectors' : 'Runs'} finished`, 1]],
    },
    {
      category: 'Activities',
      group,
      name: `${name}: Top Marks`,
      text: 'Earn the highest grade on the hardest setting.',
      score: 20,
      goals: [
        ['Grade A or better', 1],
        ['Without falling', 1],
      ],
    },
  ]

export const activityTriumphs = (): Triumph[] => [
  ...names('raid').filter(isBaseVersion).flatMap(raidTriumphs),
  ...names('dungeon').flatMap(dungeonTriumphs),
  ...names('nightfall').flatMap(nightfallTriumphs),
  ...names('strike')
    .flatMap(opsTriumphs('strike', 'Vanguard'))
    .filter((_, place) => place % 2 === 0),
  ...names('pinnacle-ops').flatMap(opsTriumphs('pinnacle-ops', 'Pinnacle Ops')),
  ...names('fireteam-ops').flatMap(opsTriumphs('fireteam-ops', 'Fireteam Ops')),
  ...names('solo-ops').flatMap(opsTriumphs('solo-ops', 'Solo Ops')),
  ...names('lost-sector').flatMap(opsTriumphs('lost-sector', 'Lost Sectors')),
]
