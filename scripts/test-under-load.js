// `npm run test-under-load [busy [runs]]`: the whole of `npm test` beside programs that keep the machine busy, four of
// them and once unless told otherwise. What passes alone and fails here depends on the clock.
import { spawn } from 'node:child_process'
import { endRunning, ensureInstalled, nodeBinary, root, run } from './prepare.js'

const [busy = 4, runs = 1] = process.argv.slice(2).map(Number)

await ensureInstalled()
const others = Array.from({ length: busy }, () =>
  spawn(nodeBinary, ['--eval', 'for (;;) Math.random()'], { cwd: root, stdio: 'ignore' }),
)
const stop = () => {
  for (const other of others) other.kill('SIGKILL')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endRunning(signal))
try {
  for (let at = 1; at <= runs && !process.exitCode; at++) {
    const began = performance.now()
    const { code } = await run(nodeBinary, ['scripts/test.js'])
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(
      `run ${at} of ${runs} beside ${busy} busy programs: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`,
    )
    process.exitCode = code
  }
} finally {
  stop()
}
