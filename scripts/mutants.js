// `npm run mutants [path ...] [-- --sample N] [--with web,server]`: breaks the code below a path one place at a time, runs the
// unit tests that can see the file, and lists what none of them noticed. The file is written back after each try, also
// when the run is interrupted. Not part of `npm test`: a try takes some seconds. `--sample` takes N places, evenly spread, the
// same ones every time; `--with` asks the tests of other rooms too, which find out about messages of the contract.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findMutants } from './mutants/find-mutants.js'
import { root } from './prepare.js'

/** A change that makes a loop endless is noticed by this. */
const LONGEST_TRY_MS = 180_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, with: { type: 'string', default: '' } },
})

function filesBelow(path) {
  const full = join(root, path)
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { recursive: true })
    .map((file) => join(path, file))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|test-support|words\/|node_modules|\.d\.ts$/.test(file),
    )
    .sort()
}

const spread = (all, count) =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)])

/** Whether a test that can see the file fails. */
function isNoticed(file) {
  const [room] = file.split('/')
  const rooms = [...new Set([room, ...values.with.split(',').filter(Boolean)])]
  const tests = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['related', '--run', '--bail=1', '--reporter=dot', ...rooms.flatMap((name) => ['--project', name]), file],
    { cwd: root, stdio: 'ignore', timeout: LONGEST_TRY_MS },
  )
  return new Promise((resolve) => tests.on('exit', (code) => resolve(code !== 0)))
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

const paths = positionals.length > 0 ? positionals : ['game/src']
for (const path of paths.map((each) => relative(root, join(root, each)))) {
  const all = filesBelow(path).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return findMutants(source).map((mutant) => ({ ...mutant, file, source }))
  })
  const tried = spread(all, Number(values.sample ?? all.length))
  const survivors = []
  for (const mutant of tried) {
    if (!(await tryMutant(mutant))) survivors.push(mutant)
  }
  for (const { file, source, start, end, text, kind } of survivors) {
    const line = source.slice(0, start).split('\n').length
    console.log(`${file}:${line}  ${kind}: ${source.slice(start, end).trim()} -> ${text.trim() || 'nothing'}`)
  }
  const killed = tried.length - survivors.length
  const percent = tried.length > 0 ? Math.round((killed / tried.length) * 100) : 100
  console.log(`${path}: ${killed} of ${tried.length} noticed (${percent} %), ${all.length} places in all`)
}
