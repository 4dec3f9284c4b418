import type { Completion } from '@ai-vault/game/search/complete-search.ts'
import { act, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useCompletion } from './use-completion.ts'

const completion = (term: string): Completion => ({ search: term, term, help: '', caret: term.length })
const OFFERED = ['is:handcannon', 'perkname:', 'is:helmet'].map(completion)

function open(offered: readonly Completion[] = OFFERED) {
  const accept = vi.fn()
  const { result } = renderHook(() => useCompletion(offered, () => offered, accept))
  /** Whether the key was meant for the list. */
  const press = (key: string) => {
    let isTaken = false
    act(() => {
      isTaken = result.current.onKeyDown({ key } as KeyboardEvent)
    })
    return isTaken
  }
  const state = () => [result.current.isOpen, result.current.marked]
  return { accept, press, state, result, type: () => act(() => result.current.typed()) }
}

describe('F-116 the list under the search box', () => {
  it('opens while someone types, with nothing marked, and takes no key before', () => {
    const { press, state, type } = open()
    expect([press('ArrowDown'), press('Escape'), state()]).toEqual([false, false, [false, -1]])
    type()
    expect(state()).toEqual([true, -1])
    expect(open([]).state()).toEqual([false, -1])
  })

  it('is gone through with the arrows, around its ends', () => {
    const { press, state, type } = open()
    type()
    const marks = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      expect(press(key)).toBe(true)
      return state()[1]
    })
    expect(marks).toEqual([0, 1, 2, 0, 2, 1])
    type()
    expect(state()).toEqual([true, -1])
    press('ArrowUp')
    expect(state()).toEqual([true, 2])
  })

  it.each(['Enter', 'Tab'])('%s takes what is marked, and goes on where a word has to follow', (key) => {
    const { accept, press, state, type } = open()
    type()
    press('ArrowDown')
    expect(press(key)).toBe(true)
    expect(accept.mock.calls).toEqual([[OFFERED[0]]])
    expect(state()).toEqual([false, -1])
    type()
    press('ArrowDown')
    press('ArrowDown')
    press(key)
    expect(accept).toHaveBeenLastCalledWith(OFFERED[1])
    expect(state()).toEqual([true, -1])
  })

  it('leaves Enter and Tab to the search box where nothing is marked; Enter closes the list', () => {
    const { accept, press, state, type } = open()
    type()
    expect([press('Tab'), state()]).toEqual([false, [true, -1]])
    expect([press('Enter'), state()]).toEqual([false, [false, -1]])
    expect(accept).not.toHaveBeenCalled()
  })

  it('closes with Escape, and leaves other keys to the search box', () => {
    const { press, state, type } = open()
    type()
    press('ArrowDown')
    expect([press('a'), state()]).toEqual([false, [true, 0]])
    expect([press('Escape'), state()]).toEqual([true, [false, -1]])
  })

  it('takes one that is pressed on the screen, if it is still offered', () => {
    const { accept, result } = open()
    let taken: boolean[] = []
    act(() => {
      taken = ['is:helmet', 'is:gone'].map((term) => result.current.take(completion(term)))
    })
    expect([taken, accept.mock.calls]).toEqual([[true, false], [[OFFERED[2]]]])
  })
})
