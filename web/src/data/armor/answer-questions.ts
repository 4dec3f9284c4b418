import { findDrops } from '@ai-vault/game/armor/drops/drop-oracle.ts'
import type { ArmorBuild, ArmorProblem, Shortfall } from '@ai-vault/game/armor/problem.ts'
import { type ArmorSearch, createArmorSearch } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import { noDropCanHelp } from './drop-bound.ts'
import { easeTargets, easingGroups } from './ease-targets.ts'
import type { ArmorMessage, ArmorNews, ArmorQuestion } from './messages.ts'

const PROGRESS_EVERY_MS = 200
const BETTER_EVERY_MS = 60
/** Advice is worth waiting for, but not forever. */
const EASING_LIMIT_MS = 2_000
const DROPS_LIMIT_MS = 5_000

interface Surroundings {
  readonly say: (message: ArmorMessage) => void
  readonly now: () => number
  /** Lets waiting messages in. */
  readonly breathe: () => Promise<unknown>
}

type Tell = (news: ArmorNews) => void
type GoesOn = () => Promise<boolean>

/**
 * The worker's side. One question at a time: the builds first, then what is missing where there are none, then the six
 * maxima, then how to give in and what to hunt for. Between any two of these it looks up, and a newer question ends the
 * older one.
 */
export function answerQuestions({ say, now, breathe }: Surroundings): (question: ArmorQuestion) => void {
  let newest = 0

  async function answer({ id, problem, buildsOnly }: ArmorQuestion): Promise<void> {
    const start = now()
    const tell: Tell = (news) => say({ ...news, id, ms: now() - start })
    const goesOn = async () => {
      await breathe()
      return id === newest
    }
    if (!(await goesOn())) return
    // Says that the question was taken up, so that the page does not lose patience with this worker.
    tell({ kind: 'progress', nodes: 0 })
    const search = createArmorSearch(
      problem,
      watching(tell, now, () => search.progress.nodes),
    )
    const builds = search.builds()
    tell({ kind: 'builds', builds, proof: { ...search.progress } })
    let shortfall: Shortfall | undefined
    if (builds.length === 0) {
      if (!(await goesOn())) return
      shortfall = search.shortfall()
      tell({ kind: 'shortfall', shortfall, proof: { ...search.progress } })
    }
    if (!buildsOnly) {
      if (!(await tellMaxima(search, tell, goesOn))) return
      if (shortfall && !(await advise(problem, shortfall, { tell, now, goesOn }))) return
    }
    tell({ kind: 'done', proof: { ...search.progress } })
  }

  return (question) => {
    newest = question.id
    void answer(question)
  }
}

async function tellMaxima(search: ArmorSearch, tell: Tell, goesOn: GoesOn): Promise<boolean> {
  for (const stat of ARMOR_STATS.keys()) {
    if (!(await goesOn())) return false
    tell({ kind: 'maximum', stat, value: search.maximum(stat) })
  }
  return true
}

interface Asking {
  readonly tell: Tell
  readonly now: () => number
  readonly goesOn: GoesOn
}

/** For targets out of reach: what would do if they gave way a little, and the drop that would help most. */
async function advise(
  problem: ArmorProblem,
  { reason, missingTotal }: Shortfall,
  { tell, now, goesOn }: Asking,
): Promise<boolean> {
  if (reason !== 'targets') return true
  for (const stats of easingGroups(problem)) {
    if (!(await goesOn())) return false
    const easing = easeTargets(problem, stats, untilAfter(EASING_LIMIT_MS, now))
    if (easing) tell({ kind: 'easing', easing })
  }
  if (!(await goesOn())) return false
  const asked = problem.minimums.reduce((sum, minimum) => sum + minimum, 0)
  if (noDropCanHelp(problem, asked - missingTotal)) {
    tell({ kind: 'drops', drops: [], complete: true })
    return true
  }
  let late = false
  const outOfTime = untilAfter(DROPS_LIMIT_MS, now)
  const shouldStop = () => {
    late ||= outOfTime()
    return late
  }
  const drops = findDrops(problem, missingTotal, { shouldStop })
  tell({ kind: 'drops', drops, complete: !late })
  return true
}

function untilAfter(limitMs: number, now: () => number): () => boolean {
  const end = now() + limitMs
  return () => now() > end
}

/** Reports while the search runs: messages leave a busy worker, they only cannot enter it. */
function watching(tell: Tell, now: () => number, nodes: () => number) {
  let progressAt = now()
  let betterAt = Number.NEGATIVE_INFINITY
  return {
    shouldStop: () => {
      if (now() - progressAt >= PROGRESS_EVERY_MS) {
        progressAt = now()
        tell({ kind: 'progress', nodes: nodes() })
      }
      return false
    },
    onBuild: (build: ArmorBuild) => {
      if (now() - betterAt < BETTER_EVERY_MS) return
      betterAt = now()
      tell({ kind: 'better', build })
    },
  }
}
