import { ACTIVITIES } from '../tables/places/activities.ts'
import { DESTINATIONS, type DestinationKey, type DestinationRow } from '../tables/places/destinations.ts'
import type { Triumph } from './triumph.ts'

const campaignOf = (destination: DestinationKey): string => DESTINATIONS[destination].name

const storyTriumphs = (): Triumph[] =>
  ACTIVITIES.story.flatMap(([mission, destination]) => {
    const place = { category: 'Campaign', group: campaignOf(destination) } as const
    return [
      {
        ...place,
        name: `${mission}`,
        text: `Finish the mission "${mission}".`,
        score: 5,
        goals: [['Mission finished', 1]],
        character: true,
      },
      {
        ...place,
        name: `${mission}: Legendary`,
        text: `Finish "${mission}" on the legendary setting.`,
        score: 15,
        goals: [['Legendary mission finished', 1]],
      },
    ] satisfies Triumph[]
  })

const HIDDEN = ['tower', 'crucible', 'eternity']

const destinationTriumphs = ([key, row]: [string, DestinationRow]): Triumph[] => {
  if (HIDDEN.includes(key)) return []
  const place = { category: 'Campaign', group: row.name } as const
  return [
    {
      ...place,
      name: `${row.name}: Every Zone`,
      text: `Set foot in the zones of ${row.name}.`,
      score: 10,
      goals: row.zones.slice(0, 6).map((zone) => [zone, 1] as const),
    },
    {
      ...place,
      name: `${row.name}: Treasure`,
      text: 'Open the chests of the region.',
      score: 10,
      goals: [['Region chests', 9]],
      character: true,
    },
    {
      ...place,
      name: `${row.name}: Patrol`,
      text: `Finish patrols of ${row.name}.`,
      score: 15,
      goals: [],
      intervals: [
        [10, 5],
        [30, 5],
        [75, 5],
      ],
    },
    {
      ...place,
      name: `${row.name}: In Public`,
      text: 'Join public events, and turn some of them heroic.',
      score: 15,
      goals: [
        ['Public events', 20],
        ['Heroic public events', 10],
      ],
    },
    {
      ...place,
      name: `${row.name}: Secret`,
      text: `Find what is hidden on ${row.name}.`,
      score: 20,
      goals: [['Secrets found', 3]],
      secret: true,
    },
  ]
}

export const campaignTriumphs = (): Triumph[] => [
  ...storyTriumphs(),
  ...Object.entries(DESTINATIONS as Readonly<Record<string, DestinationRow>>).flatMap(destinationTriumphs),
]
