// The process that asks the tests for `npm run mutants`: it keeps what it has loaded from one question to the next, and can
// be ended where a change made a loop endless. A question names a project, the paths of its tests, and the changed file.
import { createVitest } from 'vitest/node'

const projects = new Map()

/** Its tests, and which of them has failed in this run: the first that does ends it. */
async function openProject(project) {
  const run = { failed: undefined }
  const reporter = {
    onTestCaseResult: (test) => {
      if (run.failed !== undefined || test.result().state !== 'failed') return
      run.failed = `${test.module.moduleId}: ${test.fullName}`
      run.vitest.cancelCurrentRun('test-failure')
    },
  }
  const options = { watch: false, run: true, project, reporters: [reporter], passWithNoTests: true }
  run.vitest = await createVitest('test', options)
  return run
}

/** What failed, or could not be loaded; nothing where all passed. */
async function failureOf({ project, tests, changed }) {
  if (!projects.has(project)) projects.set(project, await openProject(project))
  const run = projects.get(project)
  run.failed = undefined
  for (const file of changed) run.vitest.invalidateFile(file)
  const chosen = await run.vitest.globTestSpecifications(tests)
  const { testModules, unhandledErrors } = await run.vitest.runTestSpecifications(chosen, true)
  // Files of earlier questions are among the answers.
  const files = new Set(chosen.map(({ moduleId }) => moduleId))
  const isBroken = (file) => files.has(file.moduleId) && file.state() === 'failed'
  const broken = testModules.find(isBroken)
  return (
    run.failed ?? broken?.moduleId ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined)
  )
}

process.on('message', (question) => {
  failureOf(question).then(
    (failure) => process.send({ failure }),
    // What cannot even be loaded has been noticed too.
    (error) => process.send({ failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
