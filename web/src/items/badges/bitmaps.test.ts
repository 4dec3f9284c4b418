import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bitmapPath, drawBitmaps, fingerprintOf, MADE_OF } from '../../../build/make-bitmaps.ts'

const madeOf = JSON.parse(readFileSync(MADE_OF, 'utf8'))
const bitmaps = drawBitmaps().map((bitmap) => [bitmap.file, bitmap] as const)
/** Where a PNG says how wide it is. */
const WIDTH_AT = 16

describe('the bitmaps', () => {
  it.each(bitmaps)('%s was made of the drawing and the colours of today', (file, bitmap) => {
    expect(madeOf[file]).toBe(fingerprintOf(bitmap))
  })

  it.each(bitmaps)('%s is a picture of the width it was drawn for', (_, bitmap) => {
    const picture = readFileSync(bitmapPath(bitmap))
    expect(picture.toString('latin1', 1, 4)).toBe('PNG')
    expect(picture.readUInt32BE(WIDTH_AT)).toBe(bitmap.width)
  })
})
