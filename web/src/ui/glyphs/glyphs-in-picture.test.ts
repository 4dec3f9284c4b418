/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withOwnGlyphs } from '../../../build/glyphs-in-picture.ts'

/** Not written out: the build would take it for an asset. */
const FILE = 'glyphs.svg'
const SPRITE = readFileSync(new URL(FILE, import.meta.url), 'utf8')
const use = (name: string) => `<svg><use href="/assets/glyphs-1a2b3c4.svg#${name}"></use></svg>`

it('a first picture holds the glyphs that it shows, each once and no other', () => {
  document.body.innerHTML = withOwnGlyphs(
    `<header>${use('mark')}${use('i-menu')}${use('mark')}</header>`,
    SPRITE,
  )
  const shown = [...document.querySelectorAll('header use')].map((each) => each.getAttribute('href'))
  expect(shown).toEqual(['#glyph-mark', '#glyph-i-menu', '#glyph-mark'])
  const held = [...document.querySelectorAll('symbol')].map(({ id }) => `#${id}`)
  expect(held).toEqual(['#glyph-mark', '#glyph-i-menu'])
  expect(document.querySelector('#glyph-i-menu path')).not.toBeNull()
})

it('asks for the file once, so that it is there when the program shows other glyphs', () => {
  const picture = withOwnGlyphs(use('mark') + use('i-menu'), SPRITE)
  expect(picture.match(/\/assets\/glyphs-1a2b3c4\.svg/g)).toHaveLength(1)
  expect(picture).toMatch(/^<div hidden><svg><symbol /)
})

it('leaves a picture without glyphs as it is, and names one that the sprite lacks', () => {
  expect(withOwnGlyphs('<p>AI Vault</p>', SPRITE)).toBe('<p>AI Vault</p>')
  expect(() => withOwnGlyphs(use('i-nothing'), SPRITE)).toThrow('The sprite has no glyph i-nothing')
})
