import { LONGEST_NOTE, notesAnswerSchema } from '@ai-vault/contract/items/notes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test-support/test-app.ts'
import { createTestBrowser } from '../../test-support/test-browser.ts'

const MEMBER = '4611686018400000779'
const COPY = '6917529000000000001'

describe('notes over HTTP', () => {
  let test: TestApp
  let browser: ReturnType<typeof createTestBrowser>
  beforeAll(async () => {
    test = await createTestApp()
    browser = createTestBrowser(test.app)
    await browser.signIn(MEMBER)
  })
  afterAll(() => test.close())

  const put = (text: string, id = COPY, url = '/api/notes', over?: string) =>
    browser.request({
      method: 'PUT',
      url,
      payload: { item_instance_id: id, text, ...(over === undefined ? {} : { over }) },
      bearer: browser.handles.access_token,
    })

  it('are kept for the account, written anew, exported and taken away', async () => {
    expect(notesAnswerSchema.parse((await put('  for the raid ')).json()).notes).toEqual([
      { item_instance_id: COPY, text: 'for the raid', written_at: test.services.now() },
    ])
    expect((await put('a better one')).json().notes[0].text).toBe('a better one')
    expect((await browser.get('/api/notes')).json().notes).toHaveLength(1)
    expect(await test.services.playerData.exportOf(MEMBER)).toMatchObject({
      reviews: { notes: [{ text: 'a better one' }] },
    })
    expect((await put('')).json()).toEqual({ notes: [] })
  })

  it('are not replaced unseen: what is written over an older text is refused', async () => {
    await put('from the first window')
    const refused = await put('from the second', COPY, '/api/notes', '')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'note-changed'])
    expect((await browser.get('/api/notes')).json().notes[0].text).toBe('from the first window')
    expect((await put('from both', COPY, '/api/notes', 'from the first window')).statusCode).toBe(200)
    expect((await put('from both', COPY, '/api/notes', 'long ago')).statusCode).toBe(200)
    await put('')
  })

  it('are kept once where two windows write over the same text at the same moment', async () => {
    await put('before')
    const answers = await Promise.all(
      ['one', 'two', 'three', ''].map((text) => put(text, COPY, '/api/notes', 'before')),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const kept = answers.find(({ statusCode }) => statusCode === 200)
    expect((await browser.get('/api/notes')).json().notes).toEqual(kept?.json().notes)
    await put('')
    const first = await Promise.all(['one', 'two'].map((text) => put(text, COPY, '/api/notes', '')))
    expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await put('')
  })

  it('need the sign-in, never speak of another account, and have an end', async () => {
    expect((await test.app.inject('/api/notes')).statusCode).toBe(401)
    const foreign = await put('x', COPY, '/api/notes?membership_id=4611686018400000999')
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'not-owner'])
    expect((await put('x'.repeat(LONGEST_NOTE + 1))).statusCode).toBe(422)
    expect((await put('x', 'no id')).statusCode).toBe(422)
  })
})
