import { type ArmorSearch, createArmorSearch } from '@ai-vault/game/armor/solver.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import type { ArmorMessage, ArmorNews, ArmorQuestion } from './messages.ts'

const PROGRESS_EVERY_MS = 200
const BETTER_EVERY_MS = 60

interface Surroundings {
  readonly say: (message: ArmorMessage) => void
  readonly now: () => number
  /** Lets waiting messages in. */
  readonly breathe: () => Promise<unknown>
}

/**
 * The worker's side. One question at a time: the builds first, then what is missing where there are none, then the six
 * maxima. Between any two of these it looks up, and a newer question ends the older one.
 */
export function answerQuestions({ say, now, breathe }: Surroundings): (question: ArmorQuestion) => void {
  let newest = 0

  async function answer({ id, problem }: ArmorQuestion): Promise<void> {
    const start = now()
    const tell = (news: ArmorNews) => say({ ...news, id, ms: now() - start })
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
    if (builds.length === 0) {
      if (!(await goesOn())) return
      tell({ kind: 'shortfall', shortfall: search.shortfall(), proof: { ...search.progress } })
    }
    if (await tellMaxima(search, tell, goesOn)) tell({ kind: 'done', proof: { ...search.progress } })
  }

  return (question) => {
    newest = question.id
    void answer(question)
  }
}

async function tellMaxima(
  search: ArmorSearch,
  tell: (news: ArmorNews) => void,
  goesOn: () => Promise<boolean>,
): Promise<boolean> {
  for (const stat of ARMOR_STATS.keys()) {
    if (!(await goesOn())) return false
    tell({ kind: 'maximum', stat, value: search.maximum(stat) })
  }
  return true
}

/** Reports while the search runs: messages leave a busy worker, they only cannot enter it. */
function watching(tell: (news: ArmorNews) => void, now: () => number, nodes: () => number) {
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
    onBuild: (build: Parameters<typeof tellBuild>[1]) => {
      if (now() - betterAt < BETTER_EVERY_MS) return
      betterAt = now()
      tellBuild(tell, build)
    },
  }
}

const tellBuild = (tell: (news: ArmorNews) => void, build: Extract<ArmorNews, { kind: 'better' }>['build']) =>
  tell({ kind: 'better', build })
