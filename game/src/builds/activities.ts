import type { StatLine } from '../items.ts'

/** How sure it is that an activity brings something. */
export type Expectation = 'likely' | 'possible' | 'none'

export interface ActivityFacts {
  readonly name: string
  readonly focus: string
  readonly mode: 'pve' | 'pvp'
  /** The platform's number for the runs in which experience of it is counted. */
  readonly historyMode: number
  readonly champions: Expectation
  readonly shields: Expectation
  /** How many guardians enter together at most. */
  readonly fireteam: number
  /** Whether the seasonal artifact's power counts. */
  readonly artifact: boolean
  /** Combatants are met at a distance, because coming close is deadly. */
  readonly fromAfar: boolean
  /** How much a point of each stat is worth, 0 to 10: weapons, health, class, super, grenade, melee. */
  readonly weights: StatLine
  /** What counts, 0 to 3. */
  readonly wants: {
    readonly survival: number
    readonly clear: number
    readonly boss: number
    readonly team: number
  }
}

/** F-290: lower-cased, the first space an underscore. */
export const focusOf = (activity: string): string => activity.toLowerCase().replace(' ', '_')

const activity = (name: string, facts: Omit<ActivityFacts, 'name' | 'focus'>): ActivityFacts => ({
  name,
  focus: focusOf(name),
  ...facts,
})

/** What the five activities ask for. Rules of the game, not of this week. */
export const ACTIVITIES: readonly ActivityFacts[] = [
  activity('Grandmaster Nightfall', {
    mode: 'pve',
    historyMode: 46,
    fireteam: 3,
    champions: 'likely',
    shields: 'likely',
    artifact: true,
    fromAfar: true,
    weights: [8, 9, 7, 4, 6, 2],
    wants: { survival: 3, clear: 1, boss: 2, team: 3 },
  }),
  activity('Raid', {
    mode: 'pve',
    historyMode: 4,
    fireteam: 6,
    champions: 'possible',
    shields: 'possible',
    artifact: true,
    fromAfar: false,
    weights: [9, 6, 5, 8, 5, 2],
    wants: { survival: 2, clear: 2, boss: 3, team: 3 },
  }),
  activity('PvP', {
    mode: 'pvp',
    historyMode: 5,
    fireteam: 6,
    champions: 'none',
    shields: 'none',
    artifact: false,
    fromAfar: false,
    weights: [9, 8, 7, 3, 5, 4],
    wants: { survival: 3, clear: 0, boss: 0, team: 1 },
  }),
  activity('Dungeon', {
    mode: 'pve',
    historyMode: 82,
    fireteam: 3,
    champions: 'possible',
    shields: 'possible',
    artifact: true,
    fromAfar: false,
    weights: [8, 8, 6, 5, 6, 4],
    wants: { survival: 3, clear: 2, boss: 3, team: 1 },
  }),
  activity('General PvE', {
    mode: 'pve',
    historyMode: 7,
    fireteam: 6,
    champions: 'possible',
    shields: 'possible',
    artifact: true,
    fromAfar: false,
    weights: [7, 5, 6, 5, 8, 6],
    wants: { survival: 1, clear: 3, boss: 1, team: 1 },
  }),
]

export const activityByFocus = (focus: string): ActivityFacts | undefined =>
  ACTIVITIES.find((known) => known.focus === focus || known.name === focus)
