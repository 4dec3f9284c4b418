import type { DestinyPresentationNodeDefinition, DestinyRecordDefinition } from 'bungie-api-ts/destiny2'
import type { World, WorldRecord } from '../../world/world.ts'
import { startDayOf } from '../account/persona.ts'
import { dayOf, startOfDay } from '../calendar.ts'
import { type Catalogue, definition } from '../catalogue.ts'
import { fractionFor } from '../dice.ts'
import { objectiveWire } from '../gear/plug-objectives.ts'
import type { GuardianState, RecordProgress } from '../guardian-state.ts'
import { endOf } from '../play/run.ts'
import { journeyOf, shareOn } from './journey.ts'

/** A title and the triumphs it takes. */
interface Seal {
  readonly triumphs: readonly number[]
}

interface Seals {
  /** By the hash of the title's own record. */
  readonly titles: ReadonlyMap<number, Seal>
  /** The title that each of them gilds. */
  readonly gildings: ReadonlyMap<number, number>
}

const known = new WeakMap<World, Seals>()

const readSeals = (world: World): Seals => {
  const records = [...world.tables.DestinyRecordDefinition.values()] as Partial<DestinyRecordDefinition>[]
  const nodes = [
    ...world.tables.DestinyPresentationNodeDefinition.values(),
  ] as Partial<DestinyPresentationNodeDefinition>[]
  const isGilding = new Set(
    records.filter(({ forTitleGilding }) => forTitleGilding).map(({ hash }) => hash ?? 0),
  )
  const gildings = new Map<number, number>()
  const titles = nodes.flatMap(({ completionRecordHash, children }) => {
    if (!completionRecordHash) return []
    const gathered = (children?.records ?? []).map(({ recordHash }) => recordHash)
    for (const hash of gathered) if (isGilding.has(hash)) gildings.set(hash, completionRecordHash)
    const triumphs = gathered.filter((hash) => !isGilding.has(hash) && hash !== completionRecordHash)
    return [[completionRecordHash, { triumphs }] as const]
  })
  return { titles: new Map(titles), gildings }
}

/** Read from the presentation tree once a world. */
const sealsOf = (world: World): Seals => {
  const seals = known.get(world) ?? readSeals(world)
  known.set(world, seals)
  return seals
}

const CLAIM_KEY = 131
const PACE_KEY = 133
const LONGEST_CLAIM_DAYS = 12
/** Some triumphs are never claimed. */
const NEVER_CLAIMED = 0.05

export const CAN_EQUIP_TITLE = 64
const STATE = { redeemed: 1, rewardUnavailable: 2, notCompleted: 4, obscured: 8 } as const
const ONE_IN_PAST = 9

/** The days on which something was done that certain triumphs stand for. */
interface Finished {
  readonly weapons: ReadonlyMap<number, number>
  readonly activities: ReadonlyMap<string, number>
}

type Objectives = readonly ReturnType<typeof objectiveWire>[]

/** The last objective sets the pace; the others of the same triumph run ahead of it. */
const objectivesAt = (record: WorldRecord, share: number, key: readonly number[]): Objectives =>
  record.objectives.map((goal, index) => {
    const isLast = index === record.objectives.length - 1
    const ahead = isLast ? 1 : 1 + fractionFor(...key, PACE_KEY, index)
    const progress = Math.floor(goal.completionValue * Math.min(1, share * ahead))
    return objectiveWire(goal, isLast && share < 1 ? Math.min(progress, goal.completionValue - 1) : progress)
  })

const intervalsAt = ({ intervalObjectives }: WorldRecord, share: number): Objectives => {
  const highest = Math.max(0, ...intervalObjectives.map(({ completionValue }) => completionValue))
  const progress = Math.floor(highest * share)
  return intervalObjectives.map((goal) => objectiveWire(goal, progress))
}

const stateOf = (record: WorldRecord, complete: boolean, redeemed: boolean): number =>
  (complete ? 0 : STATE.notCompleted) |
  // What can be done no more has nothing to give either.
  (!complete && record.hash % ONE_IN_PAST === 0 ? STATE.rewardUnavailable : 0) |
  (redeemed ? STATE.redeemed : 0) |
  (redeemed && record.title !== undefined ? CAN_EQUIP_TITLE : 0) |
  (record.secret && !complete ? STATE.obscured : 0)

const progressOf = (
  record: WorldRecord,
  objectives: Objectives,
  intervals: Objectives,
  complete: boolean,
  redeemed: boolean,
): RecordProgress => {
  const steps = intervals.filter((objective) => objective.complete).length
  const earned = record.intervalObjectives.slice(0, steps).reduce((sum, { score }) => sum + score, 0)
  return {
    record,
    complete,
    score: record.intervalObjectives.length > 0 ? earned : redeemed ? record.score : 0,
    wire: {
      state: stateOf(record, complete, redeemed),
      ...(objectives.length > 0 ? { objectives } : {}),
      ...(intervals.length > 0 ? { intervalObjectives: intervals } : {}),
      intervalsRedeemedCount: steps,
      ...(complete ? { completedCount: 1 } : {}),
      // The platform spells it so.
      rewardVisibilty: [],
    },
  }
}

const groupOf = ({ world }: Catalogue, record: WorldRecord): number =>
  definition<DestinyRecordDefinition>(world, 'DestinyRecordDefinition', record.hash)?.parentNodeHashes?.[0] ??
  0

/** The day on which each activity was finished for the first time, by its name without the version. */
const firstClears = ({ played }: GuardianState, day: number): ReadonlyMap<string, number> => {
  const days = new Map<string, number>()
  for (const { run } of played.until(startOfDay(day))) {
    const [name = ''] = run.activity.name.split(':')
    if (run.success && !days.has(name)) days.set(name, dayOf(new Date(endOf(run))))
  }
  return days
}

const triumphOn = (
  state: GuardianState,
  record: WorldRecord,
  day: number,
  finished: Finished,
): RecordProgress => {
  const { persona, seed } = state.account
  const key = [seed, persona.index, record.hash]
  const usual = journeyOf(persona, seed, record.hash, groupOf(state.catalogue, record))
  const { weapons, activities } = finished
  const atLatest =
    weapons.get(record.weaponHash ?? 0) ?? activities.get(record.clears ?? '') ?? Number.POSITIVE_INFINITY
  const journey = { ...usual, doneDay: Math.min(usual.doneDay, atLatest) }
  const share = shareOn(journey, day)
  const patience = fractionFor(...key, CLAIM_KEY)
  const claimDay = journey.doneDay + Math.ceil(patience * LONGEST_CLAIM_DAYS)
  const redeemed = share >= 1 && patience > NEVER_CLAIMED && day >= claimDay
  return progressOf(
    record,
    objectivesAt(record, share, key),
    intervalsAt(record, share),
    share >= 1,
    redeemed,
  )
}

/** A seal counts the triumphs it gathers. */
const sealProgress = (
  record: WorldRecord,
  { triumphs }: Seal,
  known: ReadonlyMap<number, RecordProgress>,
): RecordProgress => {
  const done = triumphs.filter((hash) => known.get(hash)?.complete).length
  const complete = triumphs.length > 0 && done === triumphs.length
  const objectives = record.objectives.map((goal) =>
    objectiveWire(goal, Math.min(done, goal.completionValue)),
  )
  return progressOf(record, objectives, [], complete, complete)
}

const MOST_GILDINGS = 4

/** Gilding begins once the title is earned and starts over with every season; how often it was done is counted. */
const gildingProgress = (record: WorldRecord, isEarned: boolean): RecordProgress => {
  const objectives = record.objectives.map((goal) =>
    objectiveWire(goal, isEarned ? record.hash % goal.completionValue : 0),
  )
  const progress = progressOf(record, objectives, [], false, false)
  const completedCount = isEarned ? record.hash % MOST_GILDINGS : 0
  return { ...progress, wire: { ...progress.wire, completedCount } }
}

export const recordsOn = (state: GuardianState, day: number): ReadonlyMap<number, RecordProgress> => {
  const { world } = state.catalogue
  const seals = sealsOf(world)
  const progress = new Map<number, RecordProgress>()
  // Who owns a shaped copy has its pattern, who owns a weapon that has woken its catalyst, who finished an activity its triumph.
  const finished = {
    weapons: state.belongings.everFinished(startDayOf(state.account.persona), day),
    activities: firstClears(state, day),
  }
  for (const record of world.records) {
    if (!seals.titles.has(record.hash) && !seals.gildings.has(record.hash)) {
      progress.set(record.hash, triumphOn(state, record, day, finished))
    }
  }
  for (const record of world.records) {
    const seal = seals.titles.get(record.hash)
    if (seal) progress.set(record.hash, sealProgress(record, seal, progress))
  }
  for (const record of world.records) {
    const title = seals.gildings.get(record.hash)
    if (title !== undefined)
      progress.set(record.hash, gildingProgress(record, progress.get(title)?.complete === true))
  }
  return progress
}
