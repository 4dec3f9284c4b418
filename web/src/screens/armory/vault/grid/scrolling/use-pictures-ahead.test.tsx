import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isKept } from '../../../../../items/picture/kept-pictures.ts'
import { iconAddress } from '../../../../../items/picture/weapon-glyphs.ts'
import type { WeaponItem } from '../../../../../items/weapon-item.ts'
import { loseConnection, regainConnection } from '../../../../../test-support/connection.ts'
import { makeWeaponItem } from '../../../../../test-support/make-weapon-items.ts'
import { usePicturesAhead } from './use-pictures-ahead.ts'

/** Pictures that arrive when the test says so. */
const underway: FakeImage[] = []
class FakeImage {
  src = ''
  naturalWidth = 0
  onload: (() => void) | undefined
  onerror: (() => void) | undefined
  constructor() {
    underway.push(this)
  }
  arrive() {
    this.naturalWidth = 96
    this.onload?.()
  }
}

const idle: (() => void)[] = []
const rest = () => {
  for (const work of idle.splice(0)) work()
}

function weaponWith(icon: string): WeaponItem {
  const item = makeWeaponItem()
  return {
    ...item,
    definition: { ...item.definition, displayProperties: { ...item.definition.displayProperties, icon } },
  }
}
const address = (icon: string) => iconAddress(icon) ?? ''
let vault = 0
/** Kept pictures outlive a screen, so every test has its own. */
const weapons = (...names: readonly string[]) => names.map((name) => weaponWith(`/${vault}/${name}.jpg`))
const addresses = (...names: readonly string[]) => names.map((name) => address(`/${vault}/${name}.jpg`))

beforeEach(() => {
  vault++
  underway.length = 0
  idle.length = 0
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', (request: number) => idle.splice(request - 1, 1, () => undefined))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('pictures ahead', () => {
  it('are fetched while the browser rests, each once, two at a time, in the order of the grid', () => {
    renderHook(() => usePicturesAhead(weapons('a', 'b', 'a', 'c')))
    expect(underway).toHaveLength(0)
    rest()
    expect(underway.map(({ src }) => src)).toEqual(addresses('a', 'b'))
    underway[0]?.arrive()
    rest()
    expect(underway.map(({ src }) => src)).toEqual(addresses('a', 'b', 'c'))
    expect(addresses('a', 'b').map(isKept)).toEqual([true, false])
  })

  it('go on after one that cannot be had', () => {
    renderHook(() => usePicturesAhead(weapons('a', 'b', 'c')))
    rest()
    underway[0]?.onerror?.()
    rest()
    expect(underway.map(({ src }) => src)).toEqual(addresses('a', 'b', 'c'))
    expect(addresses('a').map(isKept)).toEqual([false])
  })

  it('that could not be had are tried again when the connection comes back, not before', async () => {
    const list = weapons('a', 'b')
    const { rerender } = renderHook(({ shown }) => usePicturesAhead(shown), { initialProps: { shown: list } })
    rest()
    for (const picture of [...underway]) picture.onerror?.()
    rerender({ shown: [...list] })
    for (let times = 0; times < 4; times++) rest()
    expect(underway).toHaveLength(2)
    await loseConnection()
    regainConnection()
    rest()
    expect(underway.map(({ src }) => src)).toEqual(addresses('a', 'b', 'a', 'b'))
  })

  it('stop with the screen', () => {
    const { unmount } = renderHook(() => usePicturesAhead(weapons('a', 'b', 'c')))
    rest()
    unmount()
    underway[0]?.arrive()
    rest()
    expect(underway).toHaveLength(2)
  })

  it('are left alone where the player asked to be sparing', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    renderHook(() => usePicturesAhead(weapons('a')))
    rest()
    expect(underway).toHaveLength(0)
  })
})
