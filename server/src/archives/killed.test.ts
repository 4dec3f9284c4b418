/**
 * The real server as a process of its own, killed in the middle of fetching a guardian's history from a platform that
 * throttles and fails. What the platform was asked for is written down on the way.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_CLIENT_SECRET } from '@ai-vault/sandbox/demo-credentials.ts'
import { type Sandbox, startSandbox } from '@ai-vault/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLiveBrowser } from '../../test-support/live/live-browser.ts'
import { untilReady } from '../../test-support/live/until-ready.ts'

const PAGE_OF = /\/Character\/(\d+)\/Stats\/Activities\/\?.*page=(\d+)/
const PAGE = 250
const dataDir = mkdtempSync(join(tmpdir(), 'ai-vault-killed-'))
const running: ChildProcess[] = []
let sandbox: Sandbox
let watcher: Awaited<ReturnType<typeof watchPlatform>>

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, redirectUrls: ['http://127.0.0.1:3000/auth/callback'] })
  watcher = await watchPlatform(sandbox.url)
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  watcher.close()
  await sandbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Passes every call on to the sandbox and notes the pages of history that were answered well. */
async function watchPlatform(target: string) {
  const answered: string[] = []
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', target)
    const onward = send(new URL(pathname + search, target), {
      method: request.method,
      headers: request.headers,
    })
    onward.on('response', (answer) => {
      const [, character, page] = PAGE_OF.exec(request.url ?? '') ?? []
      if (character && answer.statusCode === 200) answered.push(`${character}:${page}`)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    answered,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function startServerProcess() {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PLATFORM_URL: watcher.url,
      BUNGIE_API_KEY: DEMO_API_KEY,
      BUNGIE_CLIENT_ID: DEMO_CLIENT_ID,
      BUNGIE_CLIENT_SECRET: DEMO_CLIENT_SECRET,
      RATE_LIMIT: '0',
      STATUS_PROBE: 'off',
      LOG_LEVEL: 'silent',
      WORKERS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.push(child)
  const [ready] = (await once(child, 'message')) as [{ url: string }]
  await untilReady(ready.url)
  return { child, url: ready.url }
}

const fault = (order: object) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })

/** What the platform itself holds of a character, page by page. */
async function lifetimeOf(membershipId: string, character: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; ; page++) {
    const answer = await fetch(
      `${sandbox.url}/Platform/Destiny2/3/Account/${membershipId}/Character/${character}/Stats/Activities/?count=${PAGE}&mode=0&page=${page}`,
      { headers: { 'x-api-key': DEMO_API_KEY } },
    )
    const { Response } = (await answer.json()) as {
      Response: { activities?: { activityDetails: { instanceId: string } }[] }
    }
    const runs = Response.activities ?? []
    ids.push(...runs.map(({ activityDetails }) => `${activityDetails.instanceId} ${character}`))
    if (runs.length < PAGE) return ids
  }
}

it('F-234 the whole history of three characters survives kill -9, throttling and failures, and no page is fetched twice', async () => {
  const first = await startServerProcess()
  const before = createLiveBrowser(first.url)
  await before.signIn('veteran')
  const { membership_id } = before.handles
  const history = `/Platform/Destiny2/3/Account/${membership_id}/`
  await fault({ kind: 'throttle', path: history, count: 2, ms: 20 })
  await fault({ kind: 'unexpected', path: history, count: 1 })
  await fault({ kind: 'slow', path: history, seconds: 60, ms: 150 })
  const look = async (browser: typeof before) =>
    (await browser.send('/api/archives/activities?timeframe=season')).body.progress
  await expect.poll(async () => (await look(before)).runs).toBeGreaterThanOrEqual(2 * PAGE)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await ended
  const early = [...watcher.answered]

  const second = await startServerProcess()
  const after = createLiveBrowser(second.url)
  for (const [name, value] of before.jar) after.jar.set(name, value)
  after.take(before.handles)
  const kept = (await look(after)).runs
  expect(kept).toBeGreaterThanOrEqual(2 * PAGE)
  await expect.poll(async () => (await look(after)).state).toBe('done')

  const characters = [...new Set(watcher.answered.map((page) => page.split(':')[0] ?? ''))]
  expect(characters).toHaveLength(3)
  const lifetimes = await Promise.all(characters.map((character) => lifetimeOf(membership_id, character)))
  const { activities } = (await after.send('/api/archives/export?format=json')).body as {
    activities: { id: string; character_id: string }[]
  }
  expect(activities.map(({ id, character_id }) => `${id} ${character_id}`).toSorted()).toEqual(
    lifetimes.flat().toSorted(),
  )
  expect(activities.length).toBeGreaterThan(1_900)

  // Newest pages are looked at again; of the others only the one under way when it was killed may come again.
  const older = watcher.answered.filter((page) => !page.endsWith(':0'))
  expect(older.length - new Set(older).size).toBeLessThanOrEqual(1)
  expect(early.length).toBeLessThan(watcher.answered.length)
  const asked = watcher.answered.length
  await look(after)
  await look(after)
  expect(watcher.answered).toHaveLength(asked)
})
