import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from '../../notices/notices.ts'
import type { AtlasMap } from '../atlas-map.ts'
import { placeNames } from './point-answers.ts'
import type { Told } from './point-changes.ts'

/** Tells the submitter of a point what became of it, and nobody else. */
export function createSubmitterNotices(deps: {
  readonly notices: Pick<Notices, 'publish'>
  readonly map: Pick<AtlasMap, 'read'>
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}): (told: Told) => Promise<void> {
  return async ({ to, point, status, reason }) => {
    try {
      const { chart } = await deps.map.read()
      const { destination } = placeNames(point, { chart })
      const named = destination ? `"${point.name}" on ${destination}` : `"${point.name}"`
      const content =
        status === 'approved'
          ? `Your point ${named} was approved. It is on everybody's map now.`
          : `Your point ${named} was refused${reason ? `: ${reason}` : '.'}`
      await deps.notices.publish({ type: 'message', content }, to)
    } catch (error) {
      // The decision stands whether or not the notice went out.
      deps.logger.warn({ stack: (error as Error).stack }, 'submitter not told')
    }
  }
}
