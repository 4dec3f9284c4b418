import { findDrops } from '@ai-vault/game/armor/drop-oracle.ts'
import type { ArmorBuild, ArmorProblem, Shortfall } from '@ai-vault/game/armor/problem.ts'
import { type ArmorSearch, createArmorSearch } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { noDropCanHelp } from './drop-bound.ts'
import { easeTargets, easingGroups } from './ease-targets.ts'
import type { ArmorMessage, ArmorNews, ArmorQuestion } from './messages.ts'

const PROGRESS_EVERY_MS = 200
const BETTER_EVERY_MS = 60
/** A list that is not there by now is shown as far as it is known, and the search goes on. */
const LIST_EVERY_MS = 600
/** A player waits this long for builds, then this long for the nearest one: together never over 3 s. */
const BUILDS_LIMIT_MS = 2_100
const SHORTFALL_LIMIT_MS = 600
/** For each of six; what is not proven by then stays unsaid. */
const MAXIMUM_LIMIT_MS = 500
/** Advice is worth waiting for, but not forever. */
const EASING_LIMIT_MS = 2_000
const DROPS_LIMIT_MS = 5_000

interface WorkerScope {
  readonly post: (message: ArmorMessage) => void
  readonly now: () => number
  /** Lets waiting messages in. */
  readonly letMessagesIn: () => Promise<unknown>
}

type Report = (news: ArmorNews) => void
type IsNewest = () => Promise<boolean>

/**
 * The worker's side. One question at a time: the builds first, then what is missing where there are none, then the six
 * maxima, then how to give in and what to hunt for. Between any two of these it looks up, and a newer question ends the
 * older one. Each is worth so much time; then what was found stands, with what is proven of it.
 */
export function answerQuestions({
  post,
  now,
  letMessagesIn,
}: WorkerScope): (question: ArmorQuestion) => void {
  let newest = 0

  async function answer({ id, problem, buildsOnly, toTheEnd }: ArmorQuestion): Promise<void> {
    const start = now()
    const limits = timeLimits(now, buildsOnly || toTheEnd)
    const report: Report = (news) => post({ ...news, id, ms: now() - start })
    const isNewest = async () => {
      await letMessagesIn()
      return id === newest
    }
    if (!(await isNewest())) return
    // Says that the question was taken up, so that the page does not lose patience with this worker.
    report({ kind: 'progress', nodes: 0 })
    const watch = createWatch(report, now, () => search, limits.isOver)
    const search = createArmorSearch(problem, watch)
    limits.start(BUILDS_LIMIT_MS)
    const builds = search.builds()
    watch.forBuilds = false
    const proof = { ...search.progress }
    report({ kind: 'builds', builds, proof })
    let shortfall: Shortfall | undefined
    if (builds.length === 0) {
      if (!(await isNewest())) return
      limits.start(SHORTFALL_LIMIT_MS)
      const gap = search.shortfall()
      // Looked for by another way, a build may turn up after all.
      if (gap.nearest && gap.missingTotal === 0) report({ kind: 'builds', builds: [gap.nearest], proof })
      else {
        shortfall = gap
        report({ kind: 'shortfall', shortfall, proof: { ...search.progress }, proven: search.isSettled() })
      }
    }
    if (!buildsOnly) {
      if (!(await reportMaxima(search, report, isNewest, () => limits.start(MAXIMUM_LIMIT_MS)))) return
      // What is not proven to be out of reach needs no giving in.
      if (shortfall && !proof.complete) report({ kind: 'drops', drops: [], complete: false })
      else if (shortfall && !(await advise(problem, shortfall, { report, now, isNewest }))) return
    }
    report({ kind: 'done', proof: { ...search.progress } })
  }

  return (question) => {
    newest = question.id
    void answer(question)
  }
}

async function reportMaxima(
  search: ArmorSearch,
  report: Report,
  isNewest: IsNewest,
  startLimit: () => void,
): Promise<boolean> {
  for (const stat of ARMOR_STATS.keys()) {
    if (!(await isNewest())) return false
    startLimit()
    const value = search.maximum(stat)
    if (search.isSettled()) report({ kind: 'maximum', stat, value })
  }
  return true
}

interface Reporting {
  readonly report: Report
  readonly now: () => number
  readonly isNewest: IsNewest
}

/** For targets out of reach: what would do if they gave way a little, and the drop that would help most. */
async function advise(
  problem: ArmorProblem,
  { reason, missingTotal }: Shortfall,
  { report, now, isNewest }: Reporting,
): Promise<boolean> {
  if (reason !== 'targets') return true
  for (const stats of easingGroups(problem)) {
    if (!(await isNewest())) return false
    const easing = easeTargets(problem, stats, untilAfter(EASING_LIMIT_MS, now))
    if (easing) report({ kind: 'easing', easing })
  }
  if (!(await isNewest())) return false
  const asked = problem.minimums.reduce((sum, minimum) => sum + minimum, 0)
  if (noDropCanHelp(problem, asked - missingTotal)) {
    report({ kind: 'drops', drops: [], complete: true })
    return true
  }
  let late = false
  const outOfTime = untilAfter(DROPS_LIMIT_MS, now)
  const shouldStop = () => {
    late ||= outOfTime()
    return late
  }
  const drops = findDrops(problem, missingTotal, { shouldStop })
  report({ kind: 'drops', drops, complete: !late })
  return true
}

/** One limit after the other, each from when it is started; none for a player who wants to wait. */
function timeLimits(now: () => number, endless = false) {
  let isOver = () => false
  return {
    start(limitMs: number) {
      if (!endless) isOver = untilAfter(limitMs, now)
    },
    isOver: () => isOver(),
  }
}

function untilAfter(limitMs: number, now: () => number): () => boolean {
  const end = now() + limitMs
  return () => now() > end
}

/** Reports while the search runs: messages leave a busy worker, they only cannot enter it. */
function createWatch(report: Report, now: () => number, search: () => ArmorSearch, isOver: () => boolean) {
  let progressAt = now()
  let listAt = now()
  let listed = false
  let betterAt = Number.NEGATIVE_INFINITY
  const watch = {
    /** The builds are being looked for: else there is no list to tell. */
    forBuilds: true,
    shouldStop: () => {
      if (now() - progressAt >= PROGRESS_EVERY_MS) {
        progressAt = now()
        report({ kind: 'progress', nodes: search().progress.nodes })
      }
      if (watch.forBuilds && now() - listAt >= LIST_EVERY_MS) {
        listAt = now()
        const builds = search().soFar()
        listed ||= builds.length > 0
        if (builds.length > 0) report({ kind: 'better', builds })
      }
      return isOver()
    },
    onBuild: (build: ArmorBuild) => {
      if (listed || now() - betterAt < BETTER_EVERY_MS) return
      betterAt = now()
      report({ kind: 'better', builds: [build] })
    },
  }
  return watch
}
