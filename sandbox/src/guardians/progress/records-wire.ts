import type { DestinyCharacterRecordsComponent, DestinyProfileRecordsComponent } from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { NODE } from '../../world/presentation/known-nodes.ts'
import type { WorldRecord } from '../../world/world.ts'
import type { GuardianState, RecordProgress } from '../guardian-state.ts'

type Records = ReadonlyMap<number, RecordProgress>

const wiresOf = (records: Records, scope: WorldRecord['scope']) =>
  Object.fromEntries(
    [...records.values()]
      .filter(({ record }) => record.scope === scope)
      .map(({ record, wire }) => [record.hash, wire]),
  )

const ROOTS = { recordCategoriesRootNodeHash: NODE.triumphs, recordSealsRootNodeHash: NODE.titles }

/** Points of years that are over, most of them for triumphs that are told no more, count towards the lifetime score alone. */
const LEGACY_POINTS = 40_000

export const profileRecordsWire = (
  state: GuardianState,
  records: Records,
): Wire<DestinyProfileRecordsComponent> => {
  const scoreOf = (past: boolean) =>
    [...records.values()].reduce(
      (sum, { score, record }) => ((record.past ?? false) === past ? sum + score : sum),
      0,
    )
  const activeScore = scoreOf(false)
  const legacyScore = scoreOf(true) + Math.round(state.account.persona.completion * LEGACY_POINTS)
  const tracked = [...records.values()].find(({ complete }) => !complete)
  return {
    score: activeScore,
    activeScore,
    legacyScore,
    lifetimeScore: activeScore + legacyScore,
    ...(tracked ? { trackedRecordHash: tracked.record.hash } : {}),
    records: wiresOf(records, 'profile'),
    ...ROOTS,
  }
}

export const characterRecordsWire = (records: Records): Wire<DestinyCharacterRecordsComponent> => ({
  featuredRecordHashes: [],
  records: wiresOf(records, 'character'),
  ...ROOTS,
})
