/**
 * How long the armor solver takes, on seeded vaults: the goals' own shape (60 legendary and 3 exotic pieces a slot, all
 * tiers) and a veteran's (97 and 3 a slot, all tier 5, twelve archetypes), with targets from easy to the very edge of
 * what can be reached. Each row is a fresh process: first call, then the best of up to 15 warm ones.
 *
 * The code runs as a browser would get it, as JavaScript: the types are taken out beforehand, so that Node's own
 * compiler counts neither as time nor as memory.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ARMOR_STATS, type StatLine } from '@ai-vault/game/items.ts'
import type { ArmorCase, ArmorFigures } from '../support/armor-solver-case.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const common: StatLine = [100, 100, 100, 70, 70, 0]
const mixed = (legendaries: number) => ({ legendaries, seed: 1 })
const veteran = { legendaries: 97, seed: 1, veteran: true }
const towards = (minimums: StatLine) => ({ minimums, priority: ARMOR_STATS })
const fourPiece = { sets: [{ hash: 1, pieces: 4 }] } as const
const tight = { general: { major: true, minor: true, taken: [0, 8, 9, 9, 10] } } as const

const CASES: readonly ArmorCase[] = [
  ...[10, 20, 40].map(
    (size): ArmorCase => ({
      name: `${size} a slot, top 200`,
      vault: mixed(size),
      problem: towards(common),
      ask: 'solve',
    }),
  ),
  {
    name: '60 a slot, top 200',
    vault: mixed(60),
    problem: towards(common),
    ask: 'solve',
    goals: { warm: 30, first: 150 },
  },
  {
    name: '60, out of reach',
    vault: mixed(60),
    problem: towards([160, 150, 100, 100, 80, 0]),
    ask: 'solve',
    goals: { warm: 5 },
  },
  {
    name: '60, maxima without tuning',
    vault: mixed(60),
    problem: { ...towards(common), tuning: false },
    ask: 'maxima',
    goals: { warm: 100 },
  },
  {
    name: '60, maxima with tuning',
    vault: mixed(60),
    problem: towards(common),
    ask: 'maxima',
    goals: { warm: 500 },
  },
  {
    name: '60, energy for minors',
    vault: mixed(60),
    problem: { ...towards(common), ...tight },
    ask: 'solve',
  },
  {
    name: '60, sets 2 + 2',
    vault: mixed(60),
    problem: {
      ...towards(common),
      sets: [
        { hash: 1, pieces: 2 },
        { hash: 2, pieces: 2 },
      ],
    },
    ask: 'solve',
  },
  {
    name: '60, six times 100',
    vault: mixed(60),
    problem: towards([100, 100, 100, 100, 100, 100]),
    ask: 'solve',
  },
  { name: 'veteran, no targets', vault: veteran, problem: towards([0, 0, 0, 0, 0, 0]), ask: 'solve' },
  { name: 'veteran, top 200', vault: veteran, problem: towards(common), ask: 'solve' },
  { name: 'veteran, maxima', vault: veteran, problem: towards(common), ask: 'maxima' },
  {
    name: 'veteran, 4 of a set',
    vault: veteran,
    problem: { ...towards(common), ...fourPiece },
    ask: 'solve',
  },
  {
    name: 'veteran, 4 of a set, maxima',
    vault: veteran,
    problem: { ...towards(common), ...fourPiece },
    ask: 'maxima',
  },
  { name: 'veteran, edge', vault: veteran, problem: towards([127, 70, 78, 70, 87, 78]), ask: 'solve' },
  {
    name: 'veteran, past the edge',
    vault: veteran,
    problem: towards([127, 70, 78, 70, 87, 84]),
    ask: 'solve',
  },
  {
    name: 'veteran, edge, 4 of a set',
    vault: veteran,
    problem: { ...towards([111, 69, 100, 19, 121, 80]), ...fourPiece },
    ask: 'solve',
  },
]

/** The solver and the case runner as plain JavaScript in a folder of their own. */
function stripInto(folder: string): string {
  const write = (from: string, to: string) => {
    const code = stripTypeScriptTypes(readFileSync(join(root, from), 'utf8'))
    const depth = to.split('/').length - 1
    const game = depth === 0 ? './game/' : '../'.repeat(depth)
    const rewired = code
      .replaceAll("'@ai-vault/game/", `'${game}`)
      .replaceAll(/(from '[^']+)\.ts'/g, "$1.js'")
    const target = join(folder, to.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, rewired)
  }
  const armor = readdirSync(join(root, 'game/src/armor'), { recursive: true, encoding: 'utf8' })
  for (const file of armor.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    write(`game/src/armor/${file}`, `game/armor/${file}`)
  write('game/src/items.ts', 'game/items.ts')
  write('bench/support/armor-solver-case.ts', 'case.ts')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return join(folder, 'case.js')
}

const FRESH_PROCESSES = 3

/** The best of a few fresh processes, as other work on the machine only ever adds time. */
function measure(script: string, one: ArmorCase): ArmorFigures {
  const runs = Array.from({ length: FRESH_PROCESSES }, () => {
    const output = execFileSync(process.execPath, [script, JSON.stringify(one)], { encoding: 'utf8' })
    return JSON.parse(output) as ArmorFigures
  })
  const least = (pick: (figures: ArmorFigures) => number) => Math.min(...runs.map(pick))
  const [any] = runs as [ArmorFigures]
  return { ...any, first: least((r) => r.first), warm: least((r) => r.warm), memory: least((r) => r.memory) }
}

const MEMORY_GOAL = 80
const cell = (value: number, goal?: number) =>
  `${value < 10 ? value.toFixed(1) : Math.round(value)}${goal === undefined ? '' : value <= goal ? ` (goal ${goal})` : ` MISSES ${goal}`}`

const folder = mkdtempSync(join(tmpdir(), 'armor-solver-'))
try {
  const script = stripInto(folder)
  const wanted = process.argv[2]
  const rows = CASES.filter(({ name }) => !wanted || name.includes(wanted)).map((one) => {
    const { warm, first, nodes, memory, answer } = measure(script, one)
    return {
      question: one.name,
      'warm ms': cell(warm, one.goals?.warm),
      'first call ms': cell(first, one.goals?.first),
      nodes,
      'memory MB': cell(memory, one.goals ? MEMORY_GOAL : undefined),
      answer,
    }
  })
  console.table(rows)
} finally {
  rmSync(folder, { recursive: true })
}
