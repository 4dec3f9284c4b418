import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from '../../notices/notices.ts'
import type { AtlasMap } from '../atlas-map.ts'
import { placeNames } from './point-answers.ts'
import type { SubmitterNotice } from './point-changes.ts'

/** Tells the submitter of a point what became of it, and nobody else. */
export function createSubmitterNotices(deps: {
  readonly notices: Pick<Notices, 'publish'>
  readonly map: Pick<AtlasMap, 'read'>
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}): (notice: SubmitterNotice) => Promise<void> {
  return async ({ to, point, status, reason, appeal }) => {
    try {
      const { chart } = await deps.map.read()
      const { destination } = placeNames(point, { chart })
      const named = destination ? `"${point.name}" on ${destination}` : `"${point.name}"`
      const content = textOf(named, status, reason, appeal)
      await deps.notices.publish({ type: 'message', content }, to)
    } catch (error) {
      // The decision stands whether or not the notice went out.
      deps.logger.warn({ stack: (error as Error).stack }, 'submitter not notified')
    }
  }
}

function textOf(
  named: string,
  status: SubmitterNotice['status'],
  reason: string | undefined,
  appeal: SubmitterNotice['appeal'],
): string {
  const because = reason ? `: ${reason}` : '.'
  if (appeal === 'denied') return `Your appeal for ${named} was looked at, and the decision stands${because}`
  if (status === 'approved') return `Your point ${named} was approved. It is on everybody's map now.`
  if (appeal === 'granted') return `Your appeal for ${named} was granted. It is on everybody's map again.`
  return `Your point ${named} was refused${because}`
}
