// The checks that need no running program: types, lint, import directions, numbers of behaviours, unused code.
import { run } from './prepare.js'

const CHECKS = [
  ['types of server, game and tests', 'tsc', ['-p', '.']],
  ['types of the browser journeys', 'tsc', ['-p', 'e2e']],
  ['types of the web app', 'tsc', ['-p', 'web']],
  ['lint, format and declared imports', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']],
  ['import directions between the rooms', 'node', ['scripts/directions.js']],
  ['numbers of behaviours in the names of tests', 'node', ['scripts/behaviours.js', '--check']],
  ['unused files, exports and dependencies', 'knip', ['--cache']],
]

/** Runs all checks at once; each is one passed or failed line, with the tool's own output where it failed. */
export async function runChecks() {
  const results = await Promise.all(CHECKS.map(([, command, args]) => run(command, args, { quiet: true })))
  results.forEach(({ code, output }, at) => {
    const [name] = CHECKS[at]
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}\n${code === 0 ? '' : output}`)
  })
  const passed = results.filter(({ code }) => code === 0).length
  return { passed, failed: results.length - passed }
}
