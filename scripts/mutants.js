// `npm run mutants [path ...] [-- --sample N] [--with web,server] [--pure]`: breaks the code below a path one place at a time,
// runs the unit tests of its folder and feature, and lists what none of them noticed. The file is written back after each
// try, also when the run is interrupted. Not part of `npm test`: a try takes some seconds. `--sample` takes N places, evenly
// spread, the same ones every time; `--with` asks all tests of these rooms too that can see the file, which takes minutes;
// `--pure` leaves components out, so that of a screen only its rules are tried.
import { fork, spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findMutants } from './mutants/find-mutants.js'
import { root } from './prepare.js'

/** A change that makes a loop endless is noticed by this. */
const LONGEST_TRY_MS = 600_000
/** What a broken place keeps from coming is not waited for as long as in `npm test`. */
const env = { ...process.env, TEST_WAIT_S: '10' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
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
        ending.test(file) && !/\.test\.|test-support|\/testing\/|words\/|node_modules|\.d\.ts$/.test(file),
    )
    .sort()
}

const spread = (all, count) =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)])

let asked
let lastChanged = []

/** Whether a test fails of those below the paths, or goes on for too long. What was changed, or written back, is loaded anew. */
function fails(project, tests, changed = []) {
  asked ??= fork(join(root, 'scripts/mutants/ask-tests.js'), {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const answering = asked
  const { promise, resolve } = Promise.withResolvers()
  const end = (noticed) => {
    clearTimeout(timer)
    answering.removeAllListeners()
    resolve(noticed)
  }
  const timer = setTimeout(() => answering.kill('SIGKILL'), LONGEST_TRY_MS)
  answering.once('message', ({ noticed }) => end(noticed))
  answering.once('exit', () => {
    asked = undefined
    end(true)
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
    timeout: LONGEST_TRY_MS,
  })
  return new Promise((resolve) => tests.on('exit', (code) => resolve(code !== 0)))
}

/** How many names of a path are a feature: a screen, a part of the server, of the rules or of the data. */
const FEATURE_DEPTHS = { 'web/src/screens': 4, 'contract/src': 2 }
function featureOf(folder) {
  const [, depth = 3] = Object.entries(FEATURE_DEPTHS).find(([room]) => folder.startsWith(room)) ?? []
  return folder.split('/').slice(0, depth).join('/')
}

/** Of a feature's tests those beside the file are asked first: they are few, and most likely to notice. */
async function isNoticed(file) {
  const [room] = file.split('/')
  const beside = dirname(file)
  const feature = featureOf(beside)
  const changed = [join(root, file)]
  if (await fails(room, [`${beside}/`], changed)) return true
  if (feature !== beside && (await fails(room, [`${feature}/`], changed))) return true
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
  const tried = spread(all, Number(values.sample ?? all.length))
  let killed = 0
  if (await fails(path.split('/')[0], [path])) {
    throw new Error(`${path}: its tests fail as it stands, so that nothing can be learned from breaking it`)
  }
  for (const mutant of tried) {
    if (await tryMutant(mutant)) killed += 1
    else console.log(described(mutant))
  }
  const percent = tried.length > 0 ? Math.round((killed / tried.length) * 100) : 100
  console.log(`${path}: ${killed} of ${tried.length} noticed (${percent} %), ${all.length} places in all`)
}
asked?.disconnect()
