import type {
  DestinyCharacterRecordsComponent,
  DestinyProfileRecordsComponent,
  DestinyRecordComponent,
  DestinyRecordDefinition,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import type { WorldRecord } from '../../world/world.ts'
import { definition } from '../catalogue.ts'
import { fractionFor } from '../dice.ts'
import { objectiveWire } from '../gear/plug-objectives.ts'
import type { GuardianState } from '../guardian-state.ts'
import { journeyOf, shareOn } from './journey.ts'

const RECORD_KIND = 1
const CLAIM_KEY = 131
const HIDE_KEY = 132
const PACE_KEY = 133
const LONGEST_CLAIM_DAYS = 12
/** Some triumphs are never claimed, some stay secret until done. */
const NEVER_CLAIMED = 0.05
const SECRET = 0.03

export const CAN_EQUIP_TITLE = 64
const STATE = { redeemed: 1, notCompleted: 4, obscured: 8 } as const

export interface RecordProgress {
  readonly record: WorldRecord
  readonly wire: Wire<DestinyRecordComponent>
  readonly complete: boolean
  readonly redeemed: boolean
  /** Points earned with it so far. */
  readonly score: number
}

/** The last objective sets the pace; the others of the same triumph run ahead of it. */
const objectivesOf = (record: WorldRecord, share: number, key: readonly number[]) =>
  record.objectives.map((goal, index) => {
    const ahead = index === record.objectives.length - 1 ? 1 : 1 + fractionFor(...key, PACE_KEY, index)
    const progress = Math.floor(goal.completionValue * Math.min(1, share * ahead))
    return objectiveWire(
      goal,
      share < 1 && ahead === 1 ? Math.min(progress, goal.completionValue - 1) : progress,
    )
  })

const intervalsOf = (record: WorldRecord, share: number) => {
  const highest = Math.max(0, ...record.intervalObjectives.map(({ completionValue }) => completionValue))
  const progress = Math.floor(highest * share)
  return record.intervalObjectives.map((goal) => objectiveWire(goal, progress))
}

const hasTitle = (state: GuardianState, record: WorldRecord): boolean =>
  definition<DestinyRecordDefinition>(state.catalogue.world, 'DestinyRecordDefinition', record.hash)
    ?.titleInfo?.hasTitle === true

const progressOf = (state: GuardianState, record: WorldRecord, day: number): RecordProgress => {
  const { persona, seed } = state.account
  const key = [seed, persona.index, record.hash]
  const journey = journeyOf(persona, seed, RECORD_KIND, record.hash)
  const share = shareOn(journey, day)
  const complete = share >= 1
  const patience = fractionFor(...key, CLAIM_KEY)
  const claimDay = journey.doneDay + Math.ceil(patience * LONGEST_CLAIM_DAYS)
  const redeemed = complete && patience > NEVER_CLAIMED && day >= claimDay
  const objectives = objectivesOf(record, share, key)
  const intervalObjectives = intervalsOf(record, share)
  const intervalsDone = intervalObjectives.filter((objective) => objective.complete).length
  const secret = !complete && fractionFor(...key, HIDE_KEY) < SECRET
  return {
    record,
    complete,
    redeemed,
    score:
      (redeemed ? record.score : 0) +
      record.intervalObjectives.slice(0, intervalsDone).reduce((sum, { score }) => sum + score, 0),
    wire: {
      state:
        (redeemed ? STATE.redeemed | (hasTitle(state, record) ? CAN_EQUIP_TITLE : 0) : 0) |
        (complete ? 0 : STATE.notCompleted) |
        (secret ? STATE.obscured : 0),
      ...(objectives.length > 0 ? { objectives } : {}),
      ...(intervalObjectives.length > 0 ? { intervalObjectives } : {}),
      intervalsRedeemedCount: intervalsDone,
      ...(complete ? { completedCount: 1 } : {}),
    },
  }
}

export const recordsOn = (state: GuardianState, day: number): ReadonlyMap<number, RecordProgress> =>
  new Map(state.catalogue.world.records.map((record) => [record.hash, progressOf(state, record, day)]))

const wiresOf = (records: ReadonlyMap<number, RecordProgress>, scope: WorldRecord['scope']) =>
  Object.fromEntries(
    [...records.values()]
      .filter(({ record }) => record.scope === scope)
      .map(({ record, wire }) => [record.hash, wire]),
  )

/** Triumphs of years that are over count towards the lifetime score alone. */
const LEGACY_SHARE = 0.4

export const profileRecordsWire = (
  state: GuardianState,
  records: ReadonlyMap<number, RecordProgress>,
): Wire<DestinyProfileRecordsComponent> => {
  const { roots } = state.catalogue.world
  const activeScore = [...records.values()].reduce((sum, { score }) => sum + score, 0)
  const legacyScore = Math.floor((state.account.persona.completion * LEGACY_SHARE * 100_000) / 10) * 10
  const tracked = [...records.values()].find(({ complete }) => !complete)
  return {
    score: activeScore,
    activeScore,
    legacyScore,
    lifetimeScore: activeScore + legacyScore,
    ...(tracked ? { trackedRecordHash: tracked.record.hash } : {}),
    records: wiresOf(records, 'profile'),
    recordCategoriesRootNodeHash: roots.records,
    recordSealsRootNodeHash: roots.seals,
  }
}

export const characterRecordsWire = (
  state: GuardianState,
  records: ReadonlyMap<number, RecordProgress>,
): Wire<DestinyCharacterRecordsComponent> => {
  const { roots } = state.catalogue.world
  return {
    featuredRecordHashes: [],
    records: wiresOf(records, 'character'),
    recordCategoriesRootNodeHash: roots.records,
    recordSealsRootNodeHash: roots.seals,
  }
}
