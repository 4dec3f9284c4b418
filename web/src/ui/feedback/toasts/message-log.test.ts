import { describe, expect, it } from 'vitest'
import { createMessageLog } from './message-log.ts'
import { createToasts } from './toasts.ts'

describe('the message log', () => {
  it('F-058 keeps what a toast said after the toast is gone, the newest first', () => {
    const log = createMessageLog(() => 1_000)
    const toasts = createToasts(log.add)
    toasts.close(toasts.show('Copied.', { glyph: 'i-copy' }))
    toasts.close(toasts.show('Shared.'))
    expect(toasts.read()).toEqual([])
    expect(log.read().map(({ text, glyph, at }) => [text, glyph, at])).toEqual([
      ['Shared.', 'i-info', 1_000],
      ['Copied.', 'i-copy', 1_000],
    ])
  })

  it('holds thirty, tells its listeners, and forgets when asked', () => {
    const log = createMessageLog()
    let changes = 0
    log.subscribe(() => changes++)
    for (let n = 1; n <= 31; n++) log.add(`message ${n}`, 'i-info')
    expect(log.read()).toHaveLength(30)
    expect(log.read()[0]?.text).toBe('message 31')
    expect(log.read().at(-1)?.text).toBe('message 2')
    log.clear()
    expect(log.read()).toEqual([])
    expect(changes).toBe(32)
  })
})
