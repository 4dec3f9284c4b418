/**
 * How the armor solver fares at its worst: seeded questions on a veteran's vault (96 legendary and 3 exotic tier 5 pieces
 * a slot), with targets at what five of its pieces reach, at the very edge of what can be reached and one point past it,
 * with sets of 4 and 2 + 2, wildcards, old artifice armor, every wish for exotics and energy taken; then three stats without
 * a set. Prints processor time, as the machine may be busy: for each question answered to its end, and as the optimizer's
 * screen answers it within its limits. Arguments: number of questions, seed.
 */
import type { ArmorProblem, GeneralMods, SetWish, SolverPiece } from '@ai-vault/game/armor/problem.ts'
import { createArmorSearch } from '@ai-vault/game/armor/solver.ts'
import { type Random, randomFrom } from '@ai-vault/game/armor/testing/random.ts'
import { randomVault } from '@ai-vault/game/armor/testing/random-vault.ts'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import { answerQuestions } from '../../web/src/data/armor/answer-questions.ts'

const QUESTIONS = Number(process.argv[2] ?? 40)
const SEED = Number(process.argv[3] ?? 1)
const LIMIT_MS = 10_000
/** To find an edge; where that does not do, the target stays where the search got. */
const EDGE_NODES = 2_000_000

/** One piece in twenty counts for any set, one in ten is older than tiers. */
function mixedVault(random: Random): SolverPiece[] {
  return randomVault({ legendaries: 96, seed: SEED, veteran: true }).map((piece): SolverPiece => {
    const share = random.next()
    if (piece.exotic !== undefined || share >= 0.15) return piece
    if (share < 0.05) return { ...piece, set: 'wildcard' }
    const { tuned: _tuned, set: _set, ...rest } = piece
    const stats = ARMOR_STATS.map(() => random.whole(2, 22)) as unknown as StatLine
    return { ...rest, stats, tier: 0, energy: 10, masterwork: 10, artifice: random.chance(0.6) }
  })
}

/** What five pieces of one liking add up to with five majors, so that the targets are hard but not hopeless. */
function reachedStats(random: Random, pieces: readonly SolverPiece[]): number[] {
  const liking = random.shuffle([3, 3, 2, 2, 1, 0])
  const worth = ({ stats }: SolverPiece) => stats.reduce((sum, value, i) => sum + value * (liking[i] ?? 0), 0)
  const sums = [0, 0, 0, 0, 0, 0]
  for (let slot = 0; slot < 5; slot++) {
    const own = pieces.filter((piece) => piece.slot === slot && piece.exotic === undefined)
    const tries = Array.from({ length: 6 }, () => random.pick(own))
    const best = tries.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    const major = random.whole(0, 5)
    for (const [i, value] of best.stats.entries())
      sums[i] = (sums[i] ?? 0) + (value || 5) + (i === major ? 10 : 0)
  }
  return sums
}

const WISHES: readonly (readonly SetWish[])[] = [
  [],
  [],
  [{ hash: 1, pieces: 4 }],
  [{ hash: 2, pieces: 4 }],
  [{ hash: 3, pieces: 4 }],
  [
    { hash: 1, pieces: 2 },
    { hash: 2, pieces: 2 },
  ],
]
const TAKEN: readonly GeneralMods['taken'][] = [
  [0, 8, 9, 9, 10],
  [3, 3, 3, 3, 3],
  [9, 9, 9, 9, 9],
  [0, 0, 9, 9, 0],
]

/** `threeStats`: three targets and no set, the hardest kind, because little is ruled out and much is alike. */
function question(random: Random, pieces: readonly SolverPiece[], threeStats: boolean): ArmorProblem {
  const shift = random.pick([-15, -10, -5, -3, 0, 1, 3, 5])
  const targets = random.pick([6, 6, 5, 5, 4, 3])
  const kept = random.shuffle([0, 1, 2, 3, 4, 5]).slice(0, threeStats ? 3 : targets)
  const minimums = reachedStats(random, pieces).map((value, i) =>
    kept.includes(i) ? Math.max(0, value + shift) : 0,
  )
  const problem: ArmorProblem = {
    pieces,
    minimums: minimums as unknown as StatLine,
    priority: random.shuffle(ARMOR_STATS).slice(0, random.pick([6, 6, 6, 4, 3])),
    sets: threeStats ? [] : random.pick(WISHES),
    exotic: random.pick(['any', 'any', 'none', 'required', 'required']),
    general: {
      major: random.chance(0.95),
      minor: true,
      taken: random.chance(0.3) ? random.pick(TAKEN) : [0, 0, 0, 0, 0],
    },
    tuning: random.chance(0.9),
  }
  const past = random.pick([undefined, -5, 0, 1])
  return past === undefined ? problem : pushedToTheEdge(problem, kept[0] ?? 0, past)
}

/** One target as far as the others allow, or just short of it, or one point too far; the others give way a little. */
function pushedToTheEdge(problem: ArmorProblem, stat: number, past: number): ArmorProblem {
  const minimums = problem.minimums.map((value) => Math.max(0, value - 8))
  const eased = { ...problem, minimums: minimums as unknown as StatLine }
  const most = createArmorSearch({ ...eased, maxNodes: EDGE_NODES }).maximum(stat)
  if (most === null) return problem
  minimums[stat] = Math.min(200, Math.max(0, most + past))
  return { ...eased, minimums: minimums as unknown as StatLine }
}

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function answer(problem: ArmorProblem) {
  const end = performance.now() + LIMIT_MS
  const search = createArmorSearch(problem, { shouldStop: () => performance.now() > end })
  const start = processorMs()
  const found = search.builds().length
  const builds = processorMs()
  if (found === 0 && search.progress.complete) search.shortfall()
  const shortfall = processorMs()
  for (const stat of ARMOR_STATS.keys()) search.maximum(stat)
  const maxima = processorMs()
  return {
    builds: builds - start,
    shortfall: found === 0 ? shortfall - builds : Number.NaN,
    maxima: maxima - shortfall,
    complete: search.progress.complete,
  }
}

/** As a player meets it: when a list of builds or the nearest one stands on the screen, and when it is final. */
function answerOnScreen(problem: ArmorProblem) {
  return new Promise<{ first: number; final: number; proven: boolean }>((resolve) => {
    const start = processorMs()
    let first = Number.NaN
    let proven = true
    let answered = false
    const ask = answerQuestions({
      now: processorMs,
      // Maxima and advice are of no interest here: once answered, the worker never looks up again.
      letMessagesIn: () => new Promise((goOn) => (answered ? undefined : setTimeout(goOn))),
      post: (message) => {
        if (message.kind === 'builds') proven = message.proof.complete
        answered ||= message.kind === 'shortfall' || (message.kind === 'builds' && message.builds.length > 0)
        const isList = message.kind === 'better' && message.builds.length > 1
        if (Number.isNaN(first) && (answered || isList)) first = processorMs() - start
        if (answered) resolve({ first, final: processorMs() - start, proven })
      },
    })
    ask({ id: 1, problem })
  })
}

const random = randomFrom(SEED)
const vaults = [randomVault({ legendaries: 96, seed: SEED, veteran: true }), mixedVault(random)]
const families = vaults.flatMap((pieces, n) =>
  [false, true].map((threeStats) => ({
    pieces,
    threeStats,
    vault: n === 0 ? 'tier 5' : 'mixed',
    asked: threeStats ? 'three stats, no set' : 'any',
  })),
)
const rows: object[] = []
for (const { pieces, threeStats, vault, asked } of families) {
  const problems = Array.from({ length: QUESTIONS }, () => question(random, pieces, threeStats))
  for (const problem of problems.slice(0, 3)) answer(problem)
  const answers = problems.map(answer)
  const onScreen = []
  for (const problem of problems) onScreen.push(await answerOnScreen(problem))
  const row = (what: string, unsorted: readonly number[], incomplete: number) => {
    const times = unsorted.filter((ms) => !Number.isNaN(ms)).toSorted((a, b) => a - b)
    const at = (share: number) =>
      Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
    return {
      vault,
      asked,
      what,
      answers: times.length,
      'median ms': at(0.5),
      '90 % ms': at(0.9),
      'worst ms': at(1),
      'not proven': incomplete,
    }
  }
  const missed = answers.filter(({ complete }) => !complete).length
  const unproven = onScreen.filter(({ proven }) => !proven).length
  rows.push(
    ...(['builds', 'shortfall', 'maxima'] as const).map((what) =>
      row(
        `${what}, to the end`,
        answers.map((one) => one[what]),
        missed,
      ),
    ),
    row(
      'on screen: first list',
      onScreen.map(({ first }) => first),
      unproven,
    ),
    row(
      'on screen: final',
      onScreen.map(({ final }) => final),
      unproven,
    ),
  )
}
console.table(rows)
