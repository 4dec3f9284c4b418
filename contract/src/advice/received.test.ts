import { describe, expect, it } from 'vitest'
import { receivedAnswerSchema, receivedFrameSchema } from './received.ts'

const bare = {
  response: 'Keep it.',
  timestamp: '2026-11-18T10:00:00Z',
  confidence: 0.7,
  intent: 'rate_roll',
  suggestions: ['And for PvP?'],
  session_id: 's1',
}

describe('an answer of somebody who knows the specification alone', () => {
  it.each([
    ['without metadata', bare],
    ['with empty metadata', { ...bare, metadata: {} }],
    ['with metadata of another form', { ...bare, metadata: 'none' }],
  ])('F-357 is taken %s, with its own confidence', (_, answer) => {
    const read = receivedAnswerSchema.parse(answer)
    expect(read).toMatchObject(bare)
    expect(read.metadata).toMatchObject({ confidence: 0.7, sources: [], items: [], engine: 'analyst' })
    expect(read.metadata.claims_nothing).toBeUndefined()
  })

  it('F-357 is as sure as its metadata says, where that says anything', () => {
    const sure = (confidence: number, metadata: object) => {
      const { metadata: read } = receivedAnswerSchema.parse({ ...bare, confidence, metadata })
      return [read.confidence, read.claims_nothing]
    }
    expect(sure(0.7, { confidence: 0.4 })).toEqual([0.4, undefined])
    expect(sure(0.7, { confidence: 0, claims_nothing: false })).toEqual([0, undefined])
    expect(sure(0, {})).toEqual([0, true])
  })

  it('F-357 is taken with nothing but its words and its session, and refused without one of these', () => {
    const { response, session_id } = bare
    expect(receivedAnswerSchema.parse({ response, session_id })).toMatchObject({
      response,
      session_id,
      confidence: 0,
      intent: '',
      suggestions: [],
      metadata: { claims_nothing: true },
    })
    expect(receivedAnswerSchema.safeParse({ session_id }).success).toBe(false)
    expect(receivedAnswerSchema.safeParse({ response }).success).toBe(false)
  })

  it('F-363 F-369 comes over the socket with content, confidence and names of sources', () => {
    const frame = receivedFrameSchema.parse({
      type: 'ai_response',
      content: 'Keep it.',
      metadata: { confidence: 0.7, sources: ['Your vault', 7] },
    })
    if (frame.type !== 'ai_response') throw new Error(frame.type)
    expect(frame.id).not.toBe('')
    expect(Date.parse(frame.timestamp)).toBeGreaterThan(0)
    expect(frame.metadata.confidence).toBe(0.7)
    expect(frame.metadata.sources.map(({ label }) => label)).toEqual(['Your vault'])
  })

  it('F-363 one that says nothing of its confidence is shown without any', () => {
    const frame = receivedFrameSchema.parse({ type: 'ai_response', content: 'Keep it.' })
    expect(frame).toMatchObject({
      content: 'Keep it.',
      metadata: { claims_nothing: true, confidence: 0, usage: { tool_calls: 0 } },
    })
  })

  it.each([82, -0.1, '0.8'])('F-270 a confidence of %j is none', (confidence) => {
    const frame = receivedFrameSchema.parse({
      type: 'ai_response',
      content: 'Keep it.',
      metadata: { confidence },
    })
    expect(frame).toMatchObject({ metadata: { claims_nothing: true } })
  })

  it('a field of ours in another form is left out alone', () => {
    const frame = receivedFrameSchema.parse({
      type: 'ai_response',
      content: 'Keep it.',
      metadata: { confidence: 0.5, parts: [{ lead: 7 }], suggestions: ['And?'] },
    })
    expect(frame).toMatchObject({ metadata: { confidence: 0.5, suggestions: ['And?'] } })
    expect(frame.type === 'ai_response' && frame.metadata.parts).toBeUndefined()
  })

  it('F-262 other types are none of ours', () => {
    expect(receivedFrameSchema.safeParse({ type: 'dance' }).success).toBe(false)
  })
})
