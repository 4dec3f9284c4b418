import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeMarks } from '../../build/make-marks.ts'

describe('the marks', () => {
  it.each([...makeMarks()])('%s shows the glyph of the sprite in the colour of its token', (file, text) => {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(text)
  })
})
