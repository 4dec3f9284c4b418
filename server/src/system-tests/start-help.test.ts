import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const START = fileURLToPath(new URL('../../../scripts/start.js', import.meta.url))
const run = promisify(execFile)

it.each(['--help', '-h'])('npm start -- %s says how to start, and starts nothing', async (word) => {
  const { stdout, stderr } = await run(process.execPath, [START, word])
  expect(stdout).toContain('npm start -- --help')
  expect(stdout).toContain('PORT=4000 SANDBOX_PORT=4001')
  expect(stdout).not.toContain('is ready')
  expect(stderr).toBe('')
})
