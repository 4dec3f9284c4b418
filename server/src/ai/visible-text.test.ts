import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLedger } from './ledger.ts'
import { createToolRunner, defineTool, type Tool } from './tools/tool.ts'
import type { Turn } from './tools/turn.ts'
import { visible, visibleIn } from './visible-text.ts'

/** "ignore" in tag characters, as hostile names carry it. */
const TAGS = String.fromCodePoint(...[...'ignore'].map((sign) => 0xe0000 + (sign.codePointAt(0) ?? 0)))
const HIDDEN = `Ro${TAGS}se\u200b\u200d\u202e\u2066\ufe0f\u2060\ufeff\u00ad\u0007`

describe('what a model is given to read', () => {
  test('holds no sign that a person would not see', () => {
    expect(visible(HIDDEN)).toBe('Rose')
    expect(visible('one\ntwo')).toBe('one two')
    expect(visible('Jötunn, 火, Ω')).toBe('Jötunn, 火, Ω')
    expect(visibleIn({ rows: [{ name: HIDDEN, untrusted_text: 'x'.repeat(900), power: 3 }] })).toEqual({
      rows: [{ name: 'Rose', untrusted_text: 'x'.repeat(200), power: 3 }],
    })
  })

  test('comes out of every tool without them, and so do the names that an answer shows', async () => {
    const ledger = createLedger()
    const shouting = defineTool({
      name: 'shouting',
      description: 'x',
      input: z.object({}),
      run: () => ({ rows: [{ ref: ledger.thing({ kind: 'place', name: HIDDEN }), name: HIDDEN }] }),
    })
    const runner = createToolRunner([shouting as unknown as Tool], { ledger } as unknown as Turn)
    const result = await runner.run('shouting', {})
    expect(result).toMatchObject({ rows: [{ name: 'Rose' }] })
    expect(ledger.things()[0]?.name).toBe('Rose')
  })
})
