// `npm run mutants [path ...] [-- --sample N [--seed N]] [--with web,server] [--pure]`: breaks the code below a path one place
// at a time, runs the unit tests of its room that import the broken file, the nearest first, and lists what none of them
// noticed. The file is written back after each try, also when the run is interrupted. Not part of `npm test`: a try takes
// some seconds. `--sample` takes N places, evenly spread, the same ones every time, or N others for every `--seed`; `--with`
// asks all tests of these rooms too that can see the file, which takes minutes; `--pure` leaves components out, so that of
// a screen only its rules are tried.
import { fork, spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { testsByDistance } from './affected-tests.js'
import { findMutants } from './mutants/find-mutants.js'
import { root } from './prepare.js'

/** A change that makes a loop endless is noticed by this, and by taking several times as long as whatever ended by itself. */
const SHORTEST_LIMIT_MS = 90_000
const LONGEST_ELSEWHERE_MS = 20 * 60_000
const LONGER_THAN_OTHERS = 2
/** What these do not notice, tests that are further away seldom do. */
const MOST_TESTS = 8
/** They start processes, which takes long, and look at the whole. */
const OF_PROCESSES = /\/system-tests\/|\/(?:main|crash)\.test\.ts$/
/**
 * What a broken place keeps from coming is not waited for as long as in `npm test`, and what passes on one database is not
 * tried on the other.
 */
const env = {
  ...process.env,
  TEST_WAIT_S: '25',
  TEST_DATABASES: 'sqlite',
  // One after the other: what they share is loaded once, and the first failure ends the rest.
  TEST_WORKERS: '1',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    with: { type: 'string' },
    pure: { type: 'boolean', default: false },
  },
})

const ending = values.pure ? /\.ts$/ : /\.tsx?$/

function filesBelow(path) {
  const full = join(root, path)
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true })
    .map((file) => join(path, file))
    .filter(
      (file) =>
        ending.test(file) &&
        !/\.test\.|test-support|\/testing\/|words(?:\/|\.tsx?$)|node_modules|\.d\.ts$/.test(file),
    )
    .sort()
}

const spread = (all, count) =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)])

/** The same ones for the same seed; small differences between seeds give other ones. */
function drawn(all, count, seed) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const inAnyOrder = all.map((place, at) => ({ place, at, rank: random() }))
  return inAnyOrder
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .sort((one, other) => one.at - other.at)
    .map(({ place }) => place)
}

let asker
let lastChanged = []
let longestAnswer = 0

/**
 * Which test fails first of those below the paths; undefined where all pass. One that goes on for too long has failed. What was
 * changed, or written back, is loaded anew.
 */
function failureOf(project, tests, changed = []) {
  asker ??= fork(join(root, 'scripts/mutants/ask-tests.js'), {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const answering = asker
  const { promise, resolve } = Promise.withResolvers()
  const began = performance.now()
  const end = (failure) => {
    clearTimeout(timer)
    answering.removeAllListeners()
    resolve(failure)
  }
  const limit = SHORTEST_LIMIT_MS + LONGER_THAN_OTHERS * longestAnswer
  const timer = changed.length > 0 ? setTimeout(() => answering.kill('SIGKILL'), limit) : undefined
  answering.once('message', ({ failure }) => {
    if (changed.length > 0) longestAnswer = Math.max(longestAnswer, performance.now() - began)
    end(failure)
  })
  answering.once('exit', () => {
    asker = undefined
    end('no answer in time')
  })
  answering.send({ project, tests, changed: [...lastChanged, ...changed] })
  lastChanged = changed
  return promise
}

/** Whether one fails of all tests of some rooms that can see the file. */
function failsElsewhere(rooms, file) {
  const projects = rooms.flatMap((name) => ['--project', name])
  const options = ['related', '--run', '--bail=1', '--reporter=dot', '--passWithNoTests', ...projects, file]
  const tests = spawn(join(root, 'node_modules/.bin/vitest'), options, {
    cwd: root,
    env,
    stdio: 'ignore',
    // A change may have made a loop endless.
    timeout: LONGEST_ELSEWHERE_MS,
  })
  return new Promise((resolve) => tests.on('exit', (code) => resolve(code !== 0)))
}

/** How many names of a path are a feature: a screen, a part of the server, of the rules or of the data. */
const FEATURE_DEPTHS = { 'web/src/screens': 4, 'contract/src': 2 }
function featureOf(folder) {
  const [, depth = 3] = Object.entries(FEATURE_DEPTHS).find(([room]) => folder.startsWith(room)) ?? []
  return folder.split('/').slice(0, depth).join('/')
}

const nearest = testsByDistance()

/** Rules that hold every route to the same, without importing one of them. */
const OF_ALL_ROUTES = join(root, 'server/src/http/protection/surface.test.ts')

/** In groups, to be asked one after the other: the nearest are few, and most likely to notice. */
function testsOf(file) {
  const chosen = nearest(file, featureOf(dirname(file)))
    .filter(({ test }) => !OF_PROCESSES.test(test))
    .slice(0, MOST_TESTS)
  const groups = [
    chosen.filter(({ steps }) => steps === chosen[0].steps),
    chosen.filter(({ steps }) => steps !== chosen[0].steps),
  ]
  return [
    ...groups.map((group) => group.map(({ test }) => test)),
    /^server\/.*\broutes\.ts$/.test(file) ? [OF_ALL_ROUTES] : [],
  ].filter((tests) => tests.length > 0)
}

async function isNoticed(file) {
  const [room] = file.split('/')
  for (const tests of testsOf(file)) {
    if ((await failureOf(room, tests, [join(root, file)])) !== undefined) return true
  }
  return values.with !== undefined && failsElsewhere([room, ...values.with.split(',')], file)
}

let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    restore()
    process.exit(1)
  })
}

async function tryMutant({ file, source, start, end, text }) {
  const path = join(root, file)
  restore = () => writeFileSync(path, source)
  writeFileSync(path, source.slice(0, start) + text + source.slice(end))
  try {
    return await isNoticed(file)
  } finally {
    restore()
    restore = () => {}
  }
}

function described({ file, source, start, end, text, kind }) {
  const line = source.slice(0, start).split('\n').length
  return `${file}:${line}  ${kind}: ${source.slice(start, end).trim()} -> ${text.trim() || 'nothing'}`
}

const paths = positionals.length > 0 ? positionals : ['game/src']
for (const path of paths.map((each) => relative(root, join(root, each)))) {
  const all = filesBelow(path).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return findMutants(source).map((mutant) => ({ ...mutant, file, source }))
  })
  const count = Number(values.sample ?? all.length)
  const tried = values.seed === undefined ? spread(all, count) : drawn(all, count, Number(values.seed))
  let killed = 0
  const asked = new Set(tried.flatMap(({ file }) => testsOf(file).flat()))
  const look = () => failureOf(path.split('/')[0], [...asked])
  // A machine that is busy with something else may fail a test once.
  const failure = asked.size > 0 && (await look()) !== undefined ? await look() : undefined
  if (failure !== undefined)
    throw new Error(`nothing can be learned while a test fails as it stands: ${failure}`)
  for (const mutant of tried) {
    if (await tryMutant(mutant)) killed += 1
    else console.log(described(mutant))
  }
  const percent = tried.length > 0 ? Math.round((killed / tried.length) * 100) : 100
  console.log(`${path}: ${killed} of ${tried.length} noticed (${percent} %), ${all.length} places in all`)
}
asker?.disconnect()
