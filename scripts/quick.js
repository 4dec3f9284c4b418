// `npm run quick [ref]`: types, lint and the unit tests that the change since the last commit, or since a ref, can touch.
import { affectedTests } from './affected-tests.js'
import { ensureInstalled, run, toolEnvironment } from './prepare.js'

const since = process.argv[2] ?? 'HEAD'

async function lines(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  if (code !== 0) throw new Error(output)
  return output.split('\n').filter(Boolean)
}

const PROJECTS = [
  ['web', /^(?:web|contract|game|sentinel)\//],
  ['e2e', /^(?:e2e|contract|game|sandbox)\//],
  ['.', /^(?:game|contract|sentinel|platform|sandbox|server|bench)\//],
]

await ensureInstalled()
const changed = [
  ...(await lines('diff', '--name-only', '--diff-filter=d', since)),
  ...(await lines('ls-files', '--others', '--exclude-standard')),
]
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`)
  process.exit()
}
const linted = changed.filter((path) => /\.(?:tsx?|js|json|css)$/.test(path))
const checks = [
  ...PROJECTS.filter(([, paths]) => changed.some((path) => paths.test(path))).map(([project]) => [
    `types of ${project}`,
    'tsc',
    ['-p', project],
  ]),
  ...(linted.length > 0
    ? [['lint and format', 'biome', ['ci', '--colors=off', '--error-on-warnings', ...linted]]]
    : []),
  ['import directions', 'node', ['scripts/directions.js']],
]
const tests = affectedTests(changed)

const began = performance.now()
const results = await Promise.all([
  ...checks.map(async ([name, command, args]) => {
    const { code, output } = await run(command, args, { quiet: true })
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}\n${code === 0 ? '' : output}`)
    return code
  }),
  tests.length === 0
    ? 0
    : run('vitest', ['run', '--reporter=dot', ...tests], { env: toolEnvironment() }).then(({ code }) => code),
])
const seconds = Math.round((performance.now() - began) / 1000)
console.log(`${changed.length} files changed, ${tests.length} test files, ${seconds} s`)
process.exitCode = results.some((code) => code !== 0) ? 1 : 0
