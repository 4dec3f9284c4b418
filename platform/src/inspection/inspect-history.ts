import { ACTIVITY_TABLE } from '../manifest/index/table-shapes.ts'
import type { Manifest } from '../manifest/manifest.ts'
import type { ActivityReport, ActivityRun } from '../platform.ts'
import { at } from '../wire/read.ts'
import type { Findings } from './findings.ts'

/** Modes that the app tells apart, and those it knows to be none of them. */
const HIGHEST_KNOWN_MODE = 94

export function inspectRuns(
  runs: readonly ActivityRun[],
  { definition }: Pick<Manifest, 'definition'>,
  findings: Findings,
): void {
  for (const { activityHash, mode, period, modes } of runs) {
    if (at(definition(ACTIVITY_TABLE, activityHash), 'hash') === undefined)
      findings.add('unknown', 'activity', activityHash)
    for (const each of [mode, ...modes])
      if (each > HIGHEST_KNOWN_MODE) findings.add('unknown', 'activity mode', each)
    if (!Number.isFinite(Date.parse(period))) findings.add('wrong-type', 'time of a run')
  }
}

export function inspectReport({ entries }: ActivityReport, findings: Findings): void {
  if (entries.length === 0) findings.add('missing', 'players of a report')
  for (const { membershipId } of entries)
    if (membershipId === '') findings.add('dropped', 'player of a report')
}
