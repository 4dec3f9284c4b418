// The process that asks the tests for `npm run mutants`: it keeps what it has loaded from one question to the next, and can
// be ended where a change made a loop endless. A question names a project, the paths of its tests, and the changed file.
import { createVitest } from 'vitest/node'

const projects = new Map()

/** Its tests, and whether one of them has failed in this run: the first that does ends it. */
async function openProject(project) {
  const run = { hasFailed: false }
  const reporter = {
    onTestCaseResult: (test) => {
      if (run.hasFailed || test.result().state !== 'failed') return
      run.hasFailed = true
      run.vitest.cancelCurrentRun('test-failure')
    },
  }
  const options = { watch: false, run: true, project, reporters: [reporter], passWithNoTests: true }
  run.vitest = await createVitest('test', options)
  return run
}

async function isNoticed({ project, tests, changed }) {
  if (!projects.has(project)) projects.set(project, await openProject(project))
  const run = projects.get(project)
  run.hasFailed = false
  for (const file of changed) run.vitest.invalidateFile(file)
  const chosen = await run.vitest.globTestSpecifications(tests)
  const { testModules, unhandledErrors } = await run.vitest.runTestSpecifications(chosen, true)
  // Files of earlier questions are among the answers.
  const files = new Set(chosen.map(({ moduleId }) => moduleId))
  const isBroken = (file) => files.has(file.moduleId) && file.state() === 'failed'
  return run.hasFailed || unhandledErrors.length > 0 || testModules.some(isBroken)
}

process.on('message', (question) => {
  isNoticed(question).then(
    (noticed) => process.send({ noticed }),
    // What cannot even be loaded has been noticed too.
    () => process.send({ noticed: true }),
  )
})
process.on('disconnect', () => process.exit())
