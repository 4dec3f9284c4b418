import {
  type ProphecyAlert,
  prophecyQuerySchema,
  prophecySchema,
} from '@ai-vault/contract/advice/prophecy.ts'
import type { WishListReport } from '@ai-vault/contract/items/weapons.ts'
import { GEAR_PARTS } from '@ai-vault/game/guardian.ts'
import { GEM_SCORE } from '@ai-vault/game/prophecy/hidden-gems.ts'
import { usageChanges } from '@ai-vault/game/prophecy/usage-change.ts'
import { progressAnswer } from '../archives/collector.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { App } from '../http/fastify-app.ts'
import { allow } from '../http/route-options.ts'
import { type LanguageService, languageFields } from '../languages/languages.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { WishLists } from '../wish-lists/wish-lists.ts'
import type { ProphecyInput } from './prophecy-input.ts'
import type { ProphecyReader, ProphecyReaderDeps } from './prophecy-reader.ts'
import { dayOf, type ProphecyStore, type ReportSide } from './prophecy-store.ts'
import { type ReportFetcher, SPAN_DAYS, wantedReports } from './report-fetcher.ts'

export interface ProphecyRoutesDeps extends ProphecyReaderDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Guardians
  readonly wishLists: WishLists
  readonly languages: LanguageService
  readonly reports: ReportFetcher
  readonly reader: ProphecyReader
}

export function prophecyRoutes(app: App, deps: ProphecyRoutesDeps) {
  const { wishLists, languages, collector, store, reports, reader } = deps
  const { manifest } = deps.platform

  app.get(
    '/api/prophecy',
    allow('token', {
      tags: ['prophecy'],
      summary: 'What the player own history says to do next, each claim with what it rests on',
      querystring: prophecyQuerySchema,
      response: { 200: prophecySchema },
    }),
    async (request) => {
      const session = playerOf(request)
      const { membershipId } = session
      collector.wake(session)
      const copy = await readOwnCopy(deps, session)
      const [guardian, shownIn, progress] = await Promise.all([
        copy.load(['weapons', 'account']),
        languages.shownIn(request),
        collector.progress(session),
      ])
      const input = await reader.inputFor(session, guardian, shownIn.names)
      const { now } = input
      const wanted = wantedReports(input.runs, input.use, now)
      reports.wake(membershipId, wanted)
      const [usage, sizes, recommendations] = await Promise.all([
        usageAlerts(input, store),
        sizeAlerts(wishLists.report().lists, manifest.weapons().length, now, store),
        reader.recommend(session, input),
      ])
      return {
        ...languageFields(shownIn),
        read_at: new Date(copy.fetchedAt).toISOString(),
        stale: copy.staleReason !== undefined,
        withheld: GEAR_PARTS.some((part) => guardian.withheld.includes(part)),
        ...recommendations,
        progress: progressAnswer(progress),
        reports_left: reports.isReading(membershipId) ? wanted.length : 0,
        meta_alerts: [...usage, ...sizes],
      }
    },
  )
}

const DAY_MS = 86_400_000
const MOST_A_SIDE = 3
const SIDES: readonly ReportSide[] = ['pve', 'pvp']

/** What is used more or less than a month ago, in the reports of everybody who uses this installation. */
async function usageAlerts(
  { weapons, ratings, now }: ProphecyInput,
  store: Pick<ProphecyStore, 'reports'>,
): Promise<readonly ProphecyAlert[]> {
  const reports = await store.reports(now - 2 * SPAN_DAYS * DAY_MS)
  const since = now - SPAN_DAYS * DAY_MS
  return SIDES.flatMap((side) => {
    const ofSide = reports.filter((report) => report.side === side)
    const before = ofSide.filter(({ startedAt }) => startedAt < since)
    const later = ofSide.filter(({ startedAt }) => startedAt >= since)
    // One side without a single report is nothing to compare with.
    if (before.length === 0 || later.length === 0) return []
    const changes = usageChanges(before, later)
    const sure = changes.filter((change) => change.sure)
    const shown = sure.length > 0 ? sure : changes
    return shown.slice(0, MOST_A_SIDE).map(
      ({ reportsBefore, reportsNow, ...change }): ProphecyAlert => ({
        kind: 'usage',
        side,
        ...change,
        reports_before: reportsBefore,
        reports_now: reportsNow,
        owned: weapons.filter(
          ({ type, instanceId }) =>
            type === change.type && (ratings.get(instanceId)?.[side].score ?? 0) >= GEM_SCORE,
        ).length,
      }),
    )
  })
}

/** What changed in the lists and the definitions since they were last looked at on an earlier day. */
async function sizeAlerts(
  lists: WishListReport['lists'],
  weapons: number,
  now: number,
  store: Pick<ProphecyStore, 'noteSize' | 'sizeBefore'>,
): Promise<readonly ProphecyAlert[]> {
  const day = dayOf(now)
  const compare = async (source: string, size: number) => {
    await store.noteSize(source, day, size)
    const before = await store.sizeBefore(source, day)
    return before && before.size !== size ? { before: before.size, now: size, since: before.day } : undefined
  }
  const changed = await Promise.all(
    lists
      .filter(({ read_at }) => read_at !== undefined)
      .map(async ({ source, title, rolls }): Promise<ProphecyAlert[]> => {
        const change = await compare(`list ${source}`, rolls)
        return change ? [{ kind: 'list', list: title ?? source, ...change }] : []
      }),
  )
  const definitions = weapons > 0 ? await compare('definitions', weapons) : undefined
  return [...changed.flat(), ...(definitions ? [{ kind: 'definitions' as const, ...definitions }] : [])]
}
