/**
 * A chat with a model: how long 'stop' takes until the answer has ended and the provider is let go, and how long a
 * player waits for the analyst where the provider fails. The provider runs here and says what its script says.
 */
import { startFakeProvider } from '../../server/test-support/fakes/fake-provider.ts'
import { MODEL_SCRIPTS } from '../../server/test-support/fakes/model-scripts.ts'
import { startLiveServer } from '../../server/test-support/live/live-server.ts'
import { openSocket } from '../../server/test-support/live/live-socket.ts'

const STOPS = 40
const FAILURES = Object.keys(MODEL_SCRIPTS).filter((name) => /^status|^breaker$|^cut$/.test(name))

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN
const shown = (values: readonly number[]) => ({
  times: values.length,
  'p50 ms': Math.round(percentile(values, 0.5)),
  'p95 ms': Math.round(percentile(values, 0.95)),
  'worst ms': Math.round(percentile(values, 1)),
})

const provider = await startFakeProvider(MODEL_SCRIPTS)
const live = await startLiveServer({ AI_PROVIDER_URLS: `openai=${provider.url('openai')}` })
try {
  const browser = live.browser()
  await browser.signIn('veteran')
  const key = 'sk-proj-of-the-benchmark'
  const socket = await openSocket(live.server.url, browser, browser.handles.membership_id)
  socket.send({ type: 'configure', provider: 'openai', model: 'held', ai_api_key: key })
  await socket.next('ready')
  const stops: number[] = []
  for (let at = 0; at < STOPS; at++) {
    // Twenty a minute is what a player may ask.
    if (at % 15 === 0) live.pass(90)
    const seen = socket.frames.length
    const asked = provider.requests.length
    socket.ask('best hand cannon I own')
    while (provider.requests.length === asked) await new Promise(setImmediate)
    const before = provider.aborted()
    const from = performance.now()
    socket.send({ type: 'stop' })
    await socket.next('ai_response', seen)
    while (provider.aborted() === before) await new Promise(setImmediate)
    stops.push(performance.now() - from)
  }
  socket.close()
  const fallbacks: number[] = []
  for (const model of FAILURES) {
    live.pass(90)
    const from = performance.now()
    await browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      bearer: key,
      body: JSON.stringify({ message: 'best hand cannon I own', ai: { provider: 'openai', model } }),
    })
    fallbacks.push(performance.now() - from)
  }
  console.table({
    'from stop to the end (due: 500 ms)': shown(stops),
    'the analyst instead of a failed provider (due: 2000 ms)': shown(fallbacks),
  })
  if (percentile(stops, 0.95) > 500 || percentile(fallbacks, 1) > 2_000) process.exitCode = 1
} finally {
  await live.close()
  await provider.close()
}
