// `npm test`: everything, on a fresh clone with only Node and npm. Ends with a line `N passed, N failed, N skipped`.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runChecks } from './checks.js'
import { endRunning, ensureInstalled, ensureWebBuilt, root, run, toolEnvironment } from './prepare.js'
import { leftIn, openRunFolder } from './run-folder.js'

const runFolder = openRunFolder()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endRunning(signal))

/** Dozens of servers start in these suites; what one has compiled, the next finds compiled. */
const environment = toolEnvironment({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  // A test renders and forgets: with room for what is young, a fifth less of its time goes into collecting it.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
  // See game/src/test-support/limits.ts.
  TEST_WAIT_S: '300',
})

const SLOWEST = 12
const total = { passed: 0, failed: 0, skipped: 0 }

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** A suite that could not even be loaded holds no failed test, but is a failure all the same. */
function countReport(file, exitCode) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
  const brokenFiles = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The files that took longest, so that whoever wants a shorter run knows where to look. */
function slowestOf(file) {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
    return testResults
      .map(({ name, startTime, endTime }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
      .join('')
  } catch {
    return ''
  }
}

const DOT = '·'
/** A line of Vitest's dots, coloured or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are written with one
const DOTS = /^(?:\x1b\[\d+m|[·x*-])+$/gm

/** What Vitest itself says of a run. */
const SUMMARY = /^(?:RUN|Test Files|Tests|Start at|Duration|JSON report)\b/

/** A run that passes prints its result and nothing else: a warning that passes is a defect that nobody reads. */
const noiseIn = (output) =>
  output
    .split('\n')
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line !== '' && !SUMMARY.test(line))

/** Two of these run at a time: their dots come as they pass, what else they say when they are over. */
async function runVitest(name, projects) {
  const file = join(runFolder, `report-${projects[0]}.json`)
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      env: environment,
      quiet: true,
      onOutput: (text) => process.stdout.write(DOT.repeat(text.split(DOT).length - 1)),
    },
  )
  const counts = countReport(file, code)
  add(counts)
  const text = output.replace(DOTS, '').trim()
  process.stdout.write(`\n\n${name}\n${text}\n${slowestOf(file)}`)
  rmSync(file, { force: true })
  if (counts.failed === 0 && noiseIn(text).length > 0) {
    throw new Error(`all tests passed, but not silently:\n${noiseIn(text).join('\n')}`)
  }
}

async function step(name, work) {
  const began = performance.now()
  try {
    await work()
  } catch (error) {
    process.stdout.write(`FAIL ${name}: ${error.message}\n`)
    add({ passed: 0, failed: 1 })
  }
  process.stdout.write(`     ${name}: ${Math.round((performance.now() - began) / 1000)} s\n`)
}

await ensureInstalled()
await Promise.all([
  step('checks', async () => add(await runChecks())),
  // The build leaves a core idle most of its time.
  step('web build', ensureWebBuilt),
])
// A test that waits for a browser, a process or a limit leaves a core to the others, so both suites run at once.
process.stdout.write('Running the tests ...\n')
await Promise.all([
  step('unit, contract and database tests', () =>
    runVitest('Unit, contract and database tests', [
      'game',
      'contract',
      'sentinel',
      'platform',
      'sandbox',
      'server',
      'web',
    ]),
  ),
  step('browser journeys', () => runVitest('Browser journeys', ['e2e'])),
])
const left = leftIn(runFolder)
process.stdout.write(left ? `\nFAIL ${left}\n` : '\nok   nothing left in the temp folder\n')
add(left ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`)
process.exitCode = total.failed > 0 ? 1 : 0
