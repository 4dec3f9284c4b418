// @vitest-environment node
import type { ReceivedFrame } from '@ai-vault/contract/advice/received.ts'
import { describe, expect, it } from 'vitest'
import { chatMetadata } from '../../test-support/answers/chat-answer.ts'
import { EMPTY_TALK, nextTalk, type Step, shownEntries, type Talk } from './talk.ts'

const frame = (each: ReceivedFrame): Step => ({ type: 'frame', frame: each, note: 'Error: no', at: 1 })
const steps = (all: readonly Step[], from: Talk = EMPTY_TALK) => all.reduce(nextTalk, from)
const asked: Step = { type: 'asked', id: 'q1', text: 'hello', at: 0 }
const started = frame({ type: 'typing_start', id: 'a1', reply_to: 'q1', conversation_id: 'c1' })
const response = (id = 'a1', content = 'One. Two.') =>
  frame({
    type: 'ai_response',
    id,
    content,
    timestamp: '2026-08-01T00:00:00Z',
    conversation_id: 'c1',
    reply_to: 'q1',
    metadata: chatMetadata(),
  })

describe('a conversation', () => {
  it('F-257 F-258 an answer ends the typing and stands once, however often it comes', () => {
    const talk = steps([asked, started])
    expect(talk).toMatchObject({ typing: true, conversationId: 'c1' })
    const ended = steps([response(), response()], talk)
    expect(ended).toMatchObject({ typing: false, writing: undefined, announcement: 'One. Two.' })
    expect(ended.entries.map(({ id }) => id)).toEqual(['q1', 'a1'])
  })

  it('F-258 typing_stop alone ends the typing', () => {
    expect(steps([started, frame({ type: 'typing_stop' })]).typing).toBe(false)
  })

  it('F-259 F-261 notes of the server stand as notes, errors with their prefix', () => {
    const talk = steps([
      frame({ type: 'system', content: 'Hello there' }),
      frame({ type: 'error', message: 'no' }),
    ])
    expect(talk.entries.map(({ sender, content }) => [sender, content])).toEqual([
      ['system', 'Hello there'],
      ['system', 'Error: no'],
    ])
  })

  it.each(['busy', 'too-many-messages'])(
    'a question refused as %s is taken back, and the answer that is being written goes on',
    (code) => {
      const second: Step = { type: 'asked', id: 'q2', text: 'and another', at: 1 }
      const refused = frame({ type: 'error', code, message: 'no', reply_to: 'q2' })
      const talk = steps([asked, started, second, refused])
      expect(talk.entries.map(({ id, content }) => (id.startsWith('q') ? id : content))).toEqual([
        'q1',
        'Error: no',
      ])
      expect(talk).toMatchObject({ typing: true, writing: { id: 'a1' } })
      const ended = steps([response()], talk)
      expect(ended.entries.at(-1)).toMatchObject({ id: 'a1', content: 'One. Two.' })
    },
  )

  it('a question refused while nothing is written leaves nothing to wait for', () => {
    const talk = steps([asked])
    expect(talk.typing).toBe(true)
    const refused = frame({ type: 'error', code: 'too-many-messages', message: 'no', reply_to: 'q1' })
    expect(nextTalk(talk, refused)).toMatchObject({ typing: false, entries: [{ content: 'Error: no' }] })
  })

  it('a question lost with the connection is not waited for after the next one', () => {
    expect(steps([asked, frame({ type: 'ready' })]).typing).toBe(false)
    expect(steps([asked, started, frame({ type: 'ready', running: 'a1' })]).typing).toBe(true)
  })

  it('an answer of a conversation that was left does not bring it back', () => {
    const left = steps([asked, started, { type: 'left' }])
    const later = steps([started, response(), frame({ type: 'typing_stop' })], left)
    expect(later).toMatchObject({
      entries: [],
      writing: undefined,
      typing: false,
      conversationId: undefined,
      announcement: '',
    })
    const next = steps([{ ...asked, id: 'q9' }, frame({ type: 'typing_start', id: 'a9' })], later)
    expect(next).toMatchObject({ typing: true, writing: { id: 'a9' } })
  })

  it('what the server kept comes first, and an answer that is there is not written any more', () => {
    const talk = steps([asked, started])
    const log = [
      { id: 'q0', sender: 'user' as const, content: 'before', timestamp: '2026-07-31T00:00:00Z' },
      { id: 'q1', sender: 'user' as const, content: 'hello', timestamp: '2026-08-01T00:00:00Z' },
      {
        id: 'a1',
        sender: 'ai' as const,
        content: 'One. Two.',
        timestamp: '2026-08-01T00:00:00Z',
        reply_to: 'q1',
      },
    ]
    const conversation = { id: 'c1', title: 'x', created_at: '', updated_at: '', messages: 3, log }
    const loaded = nextTalk(talk, { type: 'loaded', conversation })
    expect(loaded.entries.map(({ id }) => id)).toEqual(['q0', 'q1', 'a1'])
    expect(loaded).toMatchObject({ writing: undefined, typing: false })
  })

  it('answers to one question are versions in one place', () => {
    const talk = steps([asked, response('a1', 'first'), response('a2', 'second')])
    expect(shownEntries(talk.entries).map(({ versions }) => versions.map(({ content }) => content))).toEqual([
      ['hello'],
      ['first', 'second'],
    ])
  })
})
