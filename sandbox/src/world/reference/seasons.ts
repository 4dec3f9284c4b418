import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor, knownOr } from '../hash.ts'
import { display } from '../item-shapes.ts'
import { RANKS } from '../tables/progress/progressions.ts'
import { SEASONS, type SeasonRow } from '../tables/progress/seasons.ts'

const PASS_RANKS = 100
const POINTS_A_RANK = 100_000
const ARTIFACT_LEVELS = 30
const ARTIFACT_POINTS = 55_000

const seasonHash = (row: SeasonRow): number => knownOr(row.hash, 'season', row.name)
const passHash = (row: SeasonRow): number => hashFor('season-pass', row.name)
const passProgression = (row: SeasonRow): number => hashFor('progression', `${row.name} pass`)
const prestigeProgression = (row: SeasonRow): number => hashFor('progression', `${row.name} prestige`)

/** The progression of a rank that rises at vendors and in the Crucible. */
export const rankHash = (name: string): number =>
  knownOr(RANKS.find(([known]) => known === name)?.[1] ?? 0, 'progression', name)

const defineProgression = (
  definitions: Definitions,
  hash: number,
  name: string,
  steps: number,
  points: number,
  repeatLastStep = false,
): number =>
  definitions.define('DestinyProgressionDefinition', hash, {
    displayProperties: {
      displayUnitsName: 'Points',
      ...display(name, `Rises with every activity you finish.`, iconPath({ kind: 'rank', seed: hash })),
    },
    scope: 0,
    repeatLastStep,
    steps: Array.from({ length: steps }, (_, place) => ({
      stepName: `${name} ${place + 1}`,
      displayEffectType: 0,
      progressTotal: points,
      rewardItems: [],
      icon: iconPath({ kind: 'rank', variant: place % 3, seed: hash }),
    })),
    visible: true,
    factionHash: 0,
    color: { red: 122, green: 90, blue: 166, alpha: 255 },
    rankIcon: iconPath({ kind: 'rank', seed: hash }),
    rewardItems: [],
  })

const definePass = (definitions: Definitions, row: SeasonRow): void => {
  defineProgression(definitions, passProgression(row), `${row.name} Rank`, PASS_RANKS, POINTS_A_RANK)
  defineProgression(definitions, prestigeProgression(row), `${row.name} Prestige`, 1, POINTS_A_RANK, true)
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
    artifactPower: defineProgression(
      definitions,
      hashFor('progression', 'artifact power'),
      'Artifact Power',
      ARTIFACT_LEVELS,
      ARTIFACT_POINTS,
      true,
    ),
    ranks: RANKS.map(([name, , steps, points]) =>
      defineProgression(definitions, rankHash(name), name, steps, points),
    ),
  }
}
