import { readNumber, readRows, readText } from '@ai-vault/game/data-rows.ts'
import { iconPath } from '../../icons/icon-path.ts'
import type { Body, Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { named } from '../tables/columns.ts'
import rows from './seasons.json' with { type: 'json' }

/** The seasons since season passes began. A hash of 0 means ours. */
const SEASONS = readRows(
  rows,
  'seasons.json',
  named({ number: readNumber, hash: readNumber, name: readText, start: readText, end: readText }),
)
type SeasonRow = (typeof SEASONS)[number]

/** Ranks that rise by playing: name, hash (0: ours), steps, points a step. */
const RANKS: readonly (readonly [name: string, hash: number, steps: number, points: number])[] = [
  ['Vanguard Rank', 457612306, 16, 600],
  ['Crucible Rank', 2083746873, 16, 600],
  ['Competitive Division', 3696598664, 21, 500],
  ['Trials Rank', 2755675426, 16, 500],
  ['Gambit Rank', 3008065600, 16, 600],
  ['Iron Banner Rank', 0, 16, 500],
  ['Gunsmith Rank', 0, 16, 450],
  ['Strange Favor', 0, 16, 450],
  ['Kepler Standing', 0, 20, 400],
  ['Frontier Standing', 0, 20, 400],
]

export const PASS_RANKS = 100
const POINTS_A_RANK = 100_000
const ARTIFACT_LEVELS = 30
const ARTIFACT_POINTS = 55_000

/** The first rank of a pass is everyone's: its step takes nothing. */
const PASS_STEPS = [0, ...Array.from({ length: PASS_RANKS - 1 }, () => POINTS_A_RANK)]
const PRESTIGE_STEPS = [POINTS_A_RANK]
const alike = (steps: number, points: number): number[] => Array.from({ length: steps }, () => points)

const seasonHash = (row: SeasonRow): number => knownOr(row.hash, 'season', row.name)
const passHash = (row: SeasonRow): number => hashFor('season-pass', row.name)
const passProgression = (row: SeasonRow): number => hashFor('progression', `${row.name} pass`)
const prestigeProgression = (row: SeasonRow): number => hashFor('progression', `${row.name} prestige`)

/** The progression of a rank that rises at vendors and in the Crucible. */
export const rankHash = (name: string): number =>
  knownOr(RANKS.find(([known]) => known === name)?.[1] ?? 0, 'progression', name)

type RewardItems = NonNullable<Body<'DestinyProgressionDefinition'>['rewardItems']>

/**
 * What the pass that runs gives: every rank something, every second one only to those who own the pass. Those of the
 * past list nothing any more.
 */
const PASS_REWARDS = [
  [3159615086, 5_000],
  [3853748946, 2],
  [2817410917, 150],
  [4257549984, 1],
] as const

const passRewards = (): RewardItems =>
  PASS_STEPS.map((_, place) => {
    const [itemHash, quantity] = PASS_REWARDS[place % PASS_REWARDS.length] as (typeof PASS_REWARDS)[number]
    return {
      rewardItemIndex: place,
      rewardedAtProgressionLevel: place + 1,
      acquisitionBehavior: 1,
      uiDisplayStyle: place % 2 === 0 ? 'free' : 'premium',
      claimUnlockDisplayStrings: [],
      socketOverrides: [],
      itemHash,
      quantity,
      hasConditionalVisibility: false,
    }
  })

interface Track {
  readonly name: string
  /** What each level takes. */
  readonly steps: readonly number[]
  readonly repeatLastStep?: boolean
  readonly rewardItems?: RewardItems
}

const defineProgression = (
  definitions: Definitions,
  hash: number,
  { name, steps, repeatLastStep = false, rewardItems = [] }: Track,
): number =>
  definitions.define('DestinyProgressionDefinition', hash, {
    displayProperties: {
      displayUnitsName: 'Points',
      ...display(name, `Rises with every activity you finish.`, iconPath({ kind: 'rank', seed: hash })),
    },
    scope: 0,
    repeatLastStep,
    steps: steps.map((progressTotal, place) => ({
      stepName: `${name} ${place + 1}`,
      displayEffectType: 0,
      progressTotal,
      rewardItems: [],
      icon: iconPath({ kind: 'rank', variant: place % 3, seed: hash }),
    })),
    visible: true,
    factionHash: 0,
    color: { red: 122, green: 90, blue: 166, alpha: 255 },
    rankIcon: iconPath({ kind: 'rank', seed: hash }),
    rewardItems,
  })

const definePass = (definitions: Definitions, row: SeasonRow): void => {
  defineProgression(definitions, passProgression(row), {
    name: `${row.name} Rank`,
    steps: PASS_STEPS,
    ...(row === SEASONS.at(-1) ? { rewardItems: passRewards() } : {}),
  })
  defineProgression(definitions, prestigeProgression(row), {
    name: `${row.name} Prestige`,
    steps: PRESTIGE_STEPS,
    repeatLastStep: true,
  })
  const scene = iconPath({ kind: 'season-scene', variant: row.number })
  definitions.define('DestinySeasonPassDefinition', passHash(row), {
    displayProperties: display(`${row.name} Pass`, '', iconPath({ kind: 'season', variant: row.number })),
    rewardProgressionHash: passProgression(row),
    prestigeProgressionHash: prestigeProgression(row),
    color: { red: 122, green: 90, blue: 166, alpha: 255 },
    images: {
      iconImagePath: iconPath({ kind: 'season', variant: row.number }),
      themeBackgroundImagePath: scene,
    },
  })
}

const defineSeason = (definitions: Definitions, row: SeasonRow, artifact: number): number => {
  definePass(definitions, row)
  const startDate = `${row.start}T17:00:00Z`
  const endDate = `${row.end}T17:00:00Z`
  return definitions.define('DestinySeasonDefinition', seasonHash(row), {
    displayProperties: display(
      row.name,
      `Season ${row.number} of the game.`,
      iconPath({ kind: 'season', variant: row.number }),
    ),
    backgroundImagePath: iconPath({ kind: 'season-scene', variant: row.number }),
    seasonNumber: row.number,
    startDate,
    endDate,
    seasonPassHash: passHash(row),
    seasonPassList: [
      { seasonPassHash: passHash(row), seasonPassStartDate: startDate, seasonPassEndDate: endDate },
    ],
    seasonPassProgressionHash: passProgression(row),
    artifactItemHash: artifact,
  })
}

export interface Seasons {
  readonly current: number
  readonly currentPass: number
  readonly past: readonly number[]
  readonly seasonRank: number
  /** Ranks beyond the end of the pass. */
  readonly prestige: number
  readonly artifactPower: number
  readonly ranks: readonly number[]
}

export const defineSeasons = (definitions: Definitions, artifact: number): Seasons => {
  const hashes = SEASONS.map((row) => defineSeason(definitions, row, artifact))
  const last = SEASONS.at(-1) as SeasonRow
  return {
    current: seasonHash(last),
    currentPass: passHash(last),
    past: hashes.slice(0, -1),
    seasonRank: passProgression(last),
    prestige: prestigeProgression(last),
    artifactPower: defineProgression(definitions, hashFor('progression', 'artifact power'), {
      name: 'Artifact Power',
      steps: alike(ARTIFACT_LEVELS, ARTIFACT_POINTS),
      repeatLastStep: true,
    }),
    ranks: RANKS.map(([name, , steps, points]) =>
      defineProgression(definitions, rankHash(name), { name, steps: alike(steps, points) }),
    ),
  }
}
