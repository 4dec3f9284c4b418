import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { CANARY, openModelStage, textOf } from '../../test-support/live/model-stage.ts'

const stage = openModelStage()

describe('the key', () => {
  test('F-359 A7 is in no log, table, trace, address, error, export or answer', async () => {
    const { browser, ask } = await stage.player('collector')
    const answers: string[] = []
    for (const model of ['obedient', 'status-401', 'breaker', 'cut']) {
      for (const name of ['openai', 'anthropic', 'google']) {
        answers.push(JSON.stringify((await ask(model, { provider: name })).body))
      }
    }
    const { socket } = await stage.connectAs(browser, 'status-500')
    socket.ask('best hand cannon I own')
    await socket.next('ai_response')
    socket.send(`{"type":"configure","ai_api_key":"${CANARY}",`)
    await socket.next('error')
    socket.close()
    const { body: list } = await browser.send('/api/sentinel/conversations')
    const exports = await Promise.all([
      ...list.conversations.flatMap(({ id }: { id: string }) =>
        ['json', 'md'].map((format) =>
          textOf(browser, `/api/sentinel/conversations/${id}/export?format=${format}`),
        ),
      ),
      textOf(browser, '/api/profile/export'),
      textOf(browser, '/api/profile/stored'),
    ])
    const metrics = await (await fetch(String(stage.live.server.metricsUrl))).text()
    expect(metrics).toContain('process_cpu_seconds_total')
    expect(exports.length).toBeGreaterThan(8)
    for (const text of exports) expect(text.length).toBeGreaterThan(40)
    const files = readdirSync(stage.live.dataDir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)).toString('latin1'))
    expect(files.length).toBeGreaterThan(0)
    expect(stage.logged.length).toBeGreaterThan(10)
    // The provider got it, and only in the head.
    expect(stage.provider.requests.filter(({ key }) => key === CANARY).length).toBeGreaterThan(10)
    const sent = stage.provider.requests.flatMap(({ address, body }) => [address, body])
    const frames = socket.frames.map((frame) => JSON.stringify(frame))
    for (const text of [...answers, ...frames, ...exports, metrics, ...stage.logged, ...files, ...sent]) {
      expect(text.includes(CANARY)).toBe(false)
    }
    expect(files.join('').includes('best hand cannon I own')).toBe(true)
  })
})

describe('what is kept of a chat', () => {
  test('is in the player’s export with the tokens it cost, and gone from every table after the deletion', async () => {
    const { browser, ask } = await stage.player('newcomer')
    const { body } = await ask('obedient', {}, CANARY, 'which hand cannon is mine')
    const { sentinel } = JSON.parse(await textOf(browser, '/api/profile/export')).data
    const own = sentinel.conversations.find(({ id }: { id: string }) => id === body.session_id)
    expect(own.log.map(({ content }: { content: string }) => content)).toEqual([
      'which hand cannon is mine',
      body.response,
    ])
    expect(sentinel.tokens_used).toEqual([
      { day: new Date(stage.live.now()).toISOString().slice(0, 10), tokens: expect.any(Number) },
    ])
    expect(sentinel.tokens_used[0].tokens).toBeGreaterThanOrEqual(110)
    const id = browser.handles.membership_id
    expect((await browser.post('/api/profile/delete', { confirm: id })).status).toBe(200)
    stage.forgetSignIns()
    const database = new DatabaseSync(join(stage.live.dataDir, 'ai-vault.sqlite'), { readOnly: true })
    const left = ['sentinel_conversations', 'sentinel_usage', 'sentinel_runs'].map(
      (table) => database.prepare(`select * from ${table} where membership_id = ?`).all(id).length,
    )
    const messages = database
      .prepare('select * from sentinel_messages where conversation_id = ?')
      .all(body.session_id)
    database.close()
    expect([...left, messages.length]).toEqual([0, 0, 0, 0])
  })
})
