// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MENU_SCREENS } from '../screen-list.ts'
import { SHORTCUT_HELP } from './KeyboardHelp.tsx'
import { interpretKey, type KeyContext, type KeyPress } from './use-shortcuts.ts'

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
    for (const { key, path } of MENU_SCREENS) {
      expect(interpretKey(press(key), { ...idle, awaitingLetter: true })).toEqual({ do: 'go', to: path })
    }
    expect(new Set(MENU_SCREENS.map(({ key }) => key)).size).toBe(MENU_SCREENS.length)
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

  it('of any screen obey the same switch, but for Escape', () => {
    const folder = join(import.meta.dirname, '..', '..')
    const listening = globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !file.includes('.test.'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
      .filter(([, source]) => source.includes("addEventListener('keydown'"))
    expect(listening.length).toBeGreaterThan(2)
    const careless = listening.filter(
      ([, source]) => !source.includes('readSingleKeys()') && !source.includes("'Escape'"),
    )
    expect(careless.map(([file]) => file)).toEqual([])
  })

  it('are all listed under ?', () => {
    const listed = SHORTCUT_HELP.map(({ keys }) => keys.join(' '))
    expect(listed).toEqual(
      expect.arrayContaining(['Ctrl K', '?', '/ F', 'R', 'Esc', 'C', 'Shift F', 'G C', 'G S']),
    )
  })
})
