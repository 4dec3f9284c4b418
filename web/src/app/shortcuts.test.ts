// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ALL_SCREENS } from './screen-list.ts'
import { SHORTCUT_HELP } from './shortcut-help.ts'
import { interpretKey, type KeyContext, type KeyPress } from './shortcuts.ts'

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...changes,
})
const idle: KeyContext = { typing: false, singleKeys: true, awaitingLetter: false }

describe('F-342 the keys', () => {
  it.each([
    ['?', 'help'],
    ['/', 'search'],
    ['f', 'search'],
    ['F', 'search'],
    ['r', 'refresh'],
    ['g', 'await-letter'],
  ])('%s means %s', (key, action) => expect(interpretKey(press(key), idle)).toEqual({ do: action }))

  it('F-041 g and a letter go to every screen', () => {
    for (const { key, path } of ALL_SCREENS) {
      expect(interpretKey(press(key), { ...idle, awaitingLetter: true })).toEqual({ do: 'go', to: path })
    }
    expect(new Set(ALL_SCREENS.map(({ key }) => key)).size).toBe(ALL_SCREENS.length)
  })

  it('never act while someone types', () => {
    for (const key of ['?', '/', 'f', 'r', 'g']) {
      expect(interpretKey(press(key), { ...idle, typing: true })).toBeNull()
    }
  })

  it('can be turned off, all but the palette', () => {
    const off = { ...idle, singleKeys: false }
    for (const key of ['?', '/', 'f', 'r', 'g']) expect(interpretKey(press(key), off)).toBeNull()
    expect(interpretKey(press('k', { ctrlKey: true }), off)).toEqual({ do: 'palette' })
  })

  it('open the palette with Ctrl or Cmd and K, even while typing', () => {
    const typing = { ...idle, typing: true }
    expect(interpretKey(press('k', { metaKey: true }), typing)).toEqual({ do: 'palette' })
    expect(interpretKey(press('K', { ctrlKey: true }), typing)).toEqual({ do: 'palette' })
  })

  it('leave the browser its own combinations', () => {
    expect(interpretKey(press('r', { ctrlKey: true }), idle)).toBeNull()
    expect(interpretKey(press('f', { metaKey: true }), idle)).toBeNull()
    expect(interpretKey(press('g', { altKey: true }), idle)).toBeNull()
  })

  it('are all listed under ?', () => {
    const listed = SHORTCUT_HELP.map(({ keys }) => keys.join(' '))
    expect(listed).toEqual(expect.arrayContaining(['Ctrl K', '?', '/ F', 'R', 'Esc', 'G C', 'G S']))
  })
})
