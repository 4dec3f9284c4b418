import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Query } from '../db/database.ts'
import { claimNext } from '../db/installation.ts'
import type { Notices } from './notices.ts'

const WEEK_MS = 7 * 86_400_000
/** Older than this it is no news any more. */
const NEWS_MS = 3_600_000
/** The clock may be set meanwhile: it is looked at again now and then. */
const LONGEST_PAUSE_MS = 600_000
const LAST_ANNOUNCED = 'weekly_reset_told'
const TEXT = 'The weekly reset is here: this week’s activities and rewards are open.'

export interface WeeklyResetDeps {
  readonly notices: Pick<Notices, 'publish'>
  readonly query: Query
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => number
}

/** Tells everybody of the weekly reset, once for the whole installation. */
export async function publishWeeklyReset({
  notices,
  query,
  now,
}: Omit<WeeklyResetDeps, 'logger'>): Promise<void> {
  const last = nextWeeklyReset(now()) - WEEK_MS
  if (now() - last >= NEWS_MS) return
  if (await claimNext(query, LAST_ANNOUNCED, new Date(last).toISOString())) {
    await notices.publish({ type: 'message', content: TEXT })
  }
}

export function startWeeklyReset(deps: WeeklyResetDeps) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const look = async () => {
    try {
      await publishWeeklyReset(deps)
    } catch (error) {
      if (!stopped) deps.logger.warn({ stack: (error as Error).stack }, 'the weekly reset was not announced')
    }
    if (stopped) return
    const left = nextWeeklyReset(deps.now()) - deps.now()
    timer = setTimeout(look, Math.min(left, LONGEST_PAUSE_MS)).unref()
  }
  void look()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
