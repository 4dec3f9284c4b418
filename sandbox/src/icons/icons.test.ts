import { ARMOR_SLOTS, WEAPON_TYPES } from '@ai-vault/game/items.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderPng } from '../wire/content/image-routes.ts'
import { drawIcon } from './draw-icon.ts'
import { ICON_KINDS, type Icon, iconPath, readIconPath } from './icon-path.ts'

const anyIcon: fc.Arbitrary<Icon> = fc.record({
  kind: fc.constantFrom(...ICON_KINDS),
  variant: fc.nat(255),
  tint: fc.nat(255),
  rarity: fc.nat(255),
  seed: fc.nat(0xffffffff),
  sign: fc.nat(255),
})

describe('icon paths', () => {
  it('look like the platform’s and tell the whole drawing', () => {
    fc.assert(
      fc.property(anyIcon, (icon) => {
        const path = iconPath(icon)
        expect(path).toMatch(/^\/common\/destiny2_content\/icons\/[0-9a-f]{32}\.png$/)
        expect(readIconPath(path)).toEqual(icon)
      }),
    )
  })

  it('are not drawn when we did not make them', () => {
    const path = iconPath({ kind: 'weapon', seed: 5 })
    expect(drawIcon(path.replace(/.\.png$/, (end) => (end[0] === '0' ? '1.png' : '0.png')))).toBeUndefined()
    expect(drawIcon('/common/destiny2_content/icons/5283e5bc7bc82b376cfe910b50caa996.jpg')).toBeUndefined()
    expect(drawIcon('/img/misc/missing_icon_d2.png')).toBeUndefined()
    expect(drawIcon('')).toBeUndefined()
  })
})

describe('drawings', () => {
  it('are pictures whatever the path says, without scripts or links to elsewhere', () => {
    fc.assert(
      fc.property(anyIcon, (icon) => {
        const drawn = drawIcon(iconPath(icon))
        expect(drawn?.startsWith('<svg xmlns="http://www.w3.org/2000/svg" ')).toBe(true)
        expect(drawn?.endsWith('</svg>')).toBe(true)
        expect(drawn).not.toMatch(/NaN|undefined|Infinity|<script|href|<image/)
      }),
    )
  })

  it('differ by weapon type, armor slot, element and rarity', () => {
    const weapons = WEAPON_TYPES.map((_, variant) => drawIcon(iconPath({ kind: 'weapon', variant, seed: 9 })))
    expect(new Set(weapons).size).toBe(WEAPON_TYPES.length)
    const armor = [0, 1, 2].flatMap((tint) =>
      ARMOR_SLOTS.map((_, variant) => drawIcon(iconPath({ kind: 'armor', variant, tint, seed: 9 }))),
    )
    expect(new Set(armor).size).toBe(3 * ARMOR_SLOTS.length)
    const body = (tint: number, rarity: number): string =>
      drawIcon(iconPath({ kind: 'weapon', tint, rarity, seed: 9 })) ?? ''
    expect(body(1, 3)).not.toBe(body(2, 3))
    expect(body(1, 3)).not.toBe(body(1, 4))
  })

  it('are the same every time', () => {
    fc.assert(
      fc.property(anyIcon, (icon) => {
        expect(drawIcon(iconPath(icon))).toEqual(drawIcon(iconPath(icon)))
      }),
    )
  })

  it.each(ICON_KINDS)(
    'of a %s become a bitmap, a little larger than the platform’s where it is small',
    async (kind) => {
      const drawing = drawIcon(iconPath({ kind, variant: 1, rarity: 3, seed: 7 })) ?? ''
      const png = await renderPng(drawing)
      expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      const drawn = Number(/ width="(\d+)"/.exec(drawing)?.[1])
      expect(png.readUInt32BE(16)).toBe(drawn === 96 ? 144 : drawn)
    },
  )

  it('write their numbers with lines, because a bitmap is made without fonts', () => {
    const written = (rarity: number) => drawIcon(iconPath({ kind: 'stat', rarity })) ?? ''
    expect(written(10)).not.toContain('<text')
    expect(written(10)).not.toBe(written(5).replace('#6f93a3', '#9fd8ee'))
  })
})
