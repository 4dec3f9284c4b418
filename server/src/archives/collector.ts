/**
 * Fetches a player's whole history in the background, page by page, and keeps every page as soon as it is there: a crash
 * costs the page under way and nothing else. The first pass goes from the newest run to the oldest; new runs meanwhile
 * only push older ones to later pages, so that none is missed. Afterwards only the newest pages are asked for, until one
 * holds something known, and kept from the oldest to the newest: whatever is missing after a crash is in front of all that
 * is known. One node at a time fetches for a player.
 */
import { randomUUID } from 'node:crypto'
import type { ArchiveProgress } from '@ai-vault/contract/archives.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import type { ActivityRun, Platform } from '@ai-vault/platform/platform.ts'
import { createKeyedWork, type WorkEnds } from '../async/keyed-work.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { FetchState, RunStore } from './runs/run-store.ts'

/** How far the history is fetched, as every screen that rests on it is present. */
export const progressAnswer = ({ charactersDone, ...progress }: CollectorProgress): ArchiveProgress => ({
  ...progress,
  characters_done: charactersDone,
})

const PAGE = 250
const LEASE_MS = 60_000
/** So often at most the newest page is looked at again. */
const RECHECK_MS = 60_000
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

export interface CollectorDeps {
  readonly store: RunStore
  readonly platform: Pick<Platform, 'readHistory'>
  readonly accessToken: (sessionId: string) => Promise<string>
  readonly characterIds: (session: Session) => Promise<readonly string[]>
  readonly now: () => number
  readonly onFailed?: (error: unknown) => void
  /** Everything that the platform has is there. */
  readonly onWhole?: (membershipId: string) => Promise<void>
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface CollectorProgress {
  readonly state: 'fetching' | 'paused' | 'done' | 'waiting'
  readonly runs: number
  readonly characters: number
  readonly charactersDone: number
  /** Why it pauses, by the platform's code. */
  readonly reason?: string
}

/** Which page comes next, and the fetching of it. */
function createPageFetcher({ store, platform, accessToken, now }: CollectorDeps) {
  async function nextToFetch(
    membershipId: string,
    characters: readonly string[],
  ): Promise<FetchState | undefined> {
    const states = new Map((await store.states(membershipId)).map((state) => [state.characterId, state]))
    const known = characters.map(
      (characterId) =>
        states.get(characterId) ?? { characterId, nextPage: 0, whole: false, checkedAt: undefined },
    )
    return (
      known.find(({ whole }) => !whole) ?? known.find(({ checkedAt = 0 }) => now() - checkedAt >= RECHECK_MS)
    )
  }

  /** One page of the first pass, or the newest pages until one holds a run that is known. */
  async function fetchPage(session: Session, state: FetchState, signal: AbortSignal) {
    const { membershipId } = session
    const { characterId } = state
    const read = async (page: number) => {
      const token = await accessToken(session.id)
      const runs = await platform.readHistory(session, {
        characterId,
        page,
        count: PAGE,
        accessToken: token,
        signal,
      })
      return runs.map(runOf)
    }
    if (!state.whole) {
      const runs = await read(state.nextPage)
      await store.add(membershipId, runs)
      const whole = runs.length < PAGE
      // What came in while older pages were read stands on the first one: checked right after.
      const checkedAt = whole && state.nextPage === 0 ? now() : undefined
      await store.saveState(membershipId, { ...state, nextPage: state.nextPage + 1, whole, checkedAt }, now())
      return
    }
    const pages: Run[][] = []
    for (let page = 0; ; page++) {
      const runs = await read(page)
      pages.unshift(runs)
      const ids = runs.map(({ instanceId }) => instanceId)
      if (runs.length < PAGE || (await store.known(membershipId, characterId, ids)) > 0) break
    }
    for (const runs of pages) await store.add(membershipId, runs)
    await store.saveState(membershipId, { ...state, checkedAt: now() }, now())
  }

  return { nextToFetch, fetchPage }
}

export type Collector = ReturnType<typeof createCollector>

export function createCollector(deps: CollectorDeps) {
  const { store, now } = deps
  const { nextToFetch, fetchPage } = createPageFetcher(deps)
  const wait = deps.wait ?? pause
  const owner = randomUUID()
  const fetching = createKeyedWork()
  /** Why the fetching for a player pauses, by the platform's code. */
  const paused = new Map<string, string>()

  async function collect(session: Session, { dropped, stopping }: WorkEnds) {
    const { membershipId } = session
    const signal = AbortSignal.any([stopping, dropped])
    const characters = await deps.characterIds(session)
    let failures = 0
    let isWhole = false
    while (!signal.aborted) {
      if (!(await store.lease(membershipId, owner, now(), now() + LEASE_MS))) return
      try {
        const next = await nextToFetch(membershipId, characters)
        isWhole = next === undefined
        if (!next) break
        await fetchPage(session, next, signal)
        failures = 0
        paused.delete(membershipId)
      } catch (error) {
        if (signal.aborted) break
        failures++
        paused.set(membershipId, codeOf(error))
        deps.onFailed?.(error)
        // Whoever has to sign in again, or hides their history, is not asked for over and over.
        if (failures > 8 || isFinal(error)) break
        await wait(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)), signal)
      }
    }
    await store.release(membershipId, owner)
    if (isWhole) await deps.onWhole?.(membershipId)
  }

  return {
    /** Begins or goes on, unless it is under way; answers at once. */
    wake(session: Session) {
      fetching.begin(session.membershipId, (ends) =>
        collect(session, ends).catch((error) => deps.onFailed?.(error)),
      )
    },

    async progress(session: Session): Promise<CollectorProgress> {
      const { membershipId } = session
      const [states, runs, characters] = await Promise.all([
        store.states(membershipId),
        store.count(membershipId),
        deps.characterIds(session).catch(() => []),
      ])
      // A character that was deleted in the middle is never whole, and nobody waits for it.
      const counted = characters.length > 0 ? characters : states.map(({ characterId }) => characterId)
      const charactersDone = states.filter(
        ({ whole, characterId }) => whole && counted.includes(characterId),
      ).length
      const all = counted.length
      const reason = paused.get(membershipId)
      const base = { runs, characters: all, charactersDone }
      if (charactersDone >= all) return { ...base, state: 'done' }
      if (reason) return { ...base, state: 'paused', reason }
      return { ...base, state: fetching.has(membershipId) ? 'fetching' : 'waiting' }
    },

    /** Resolves when nothing is under way for this player; for tests and for a stop. */
    settled: fetching.settled,

    /** Ends after the page under way, so that nothing is written about this player any more. */
    async drop(membershipId: string) {
      paused.delete(membershipId)
      await fetching.drop(membershipId)
    },

    stop: fetching.stop,
  }
}

/** The platform's names of its statistics end here. */
export function runOf(run: ActivityRun): Run {
  const { values } = run
  const present = <Key extends string>(key: Key, value: number | undefined) =>
    (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, number>>
  return {
    instanceId: run.instanceId,
    characterId: run.characterId,
    activityHash: run.activityHash,
    directorActivityHash: run.directorActivityHash,
    startedAt: Date.parse(run.period) || 0,
    modes: run.modes,
    ...(values.completed === undefined ? {} : { completed: values.completed === 1 }),
    ...present('standing', values.standing),
    ...present('kills', values.kills),
    ...present('deaths', values.deaths),
    ...present('assists', values.assists),
    ...present('score', values.score),
    ...present('durationSeconds', values.activityDurationSeconds),
    ...present('playedSeconds', values.timePlayedSeconds),
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'

const FINAL = new Set(['unauthorized', 'grant-invalid', 'reconnect-needed', 'private', 'no-account'])
const isFinal = (error: unknown) => FINAL.has(codeOf(error))

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
