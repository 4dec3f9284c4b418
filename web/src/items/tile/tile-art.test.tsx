import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loseConnection, regainConnection } from '../../test-support/connection.ts'
import { keepPicture } from '../picture/kept-pictures.ts'
import { TileArt } from './ItemTile.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const art = (icon: string) => <TileArt name="Rose" icon={icon} silhouette="w-hand-cannon" />
const isShown = () => screen.queryByRole('img', { name: 'Rose' }) !== null
const picture = () => screen.getByRole('img', { name: 'Rose' })

/** A picture that is there as soon as it is asked for. */
class ReadyImage {
  src = ''
  naturalWidth = 96
}

describe('the picture of a tile', () => {
  it('is another one where its file must still come, so that no weapon wears the picture of the one before it', () => {
    const { rerender } = render(art('/first.jpg'))
    const before = picture()
    rerender(art('/second.jpg'))
    expect(picture()).not.toBe(before)
    expect(picture().getAttribute('src')).toBe('/second.jpg')
  })

  it('takes the new file where that is there already', () => {
    vi.stubGlobal('Image', ReadyImage)
    keepPicture('/there.jpg', () => undefined)
    const { rerender } = render(art('/first.jpg'))
    const before = picture()
    rerender(art('/there.jpg'))
    expect(picture()).toBe(before)
    expect(picture().getAttribute('src')).toBe('/there.jpg')
  })

  it('stays under the finger that presses it, although its file is kept meanwhile', () => {
    const { rerender } = render(art('/pressed.jpg'))
    const before = picture()
    vi.stubGlobal('Image', ReadyImage)
    keepPicture('/pressed.jpg', () => undefined)
    rerender(art('/pressed.jpg'))
    expect(picture()).toBe(before)
  })

  it('gives way to a silhouette where the file cannot be had, and comes back with another one', () => {
    const { rerender } = render(art('/broken.jpg'))
    fireEvent.error(picture())
    expect(screen.queryByRole('img', { name: 'Rose' })).toBeNull()
    rerender(art('/whole.jpg'))
    expect(picture().getAttribute('src')).toBe('/whole.jpg')
  })

  it('that could not be had rests, longer each time, and is then tried again; a tile that is shown anew does not hurry it', () => {
    vi.useFakeTimers()
    const { rerender } = render(art('/slow.jpg'))
    fireEvent.error(picture())
    rerender(art('/other.jpg'))
    rerender(art('/slow.jpg'))
    act(() => vi.advanceTimersByTime(29_000))
    expect(isShown()).toBe(false)
    act(() => vi.advanceTimersByTime(2_000))
    expect(picture().getAttribute('src')).toBe('/slow.jpg')
    fireEvent.error(picture())
    act(() => vi.advanceTimersByTime(59_000))
    expect(isShown()).toBe(false)
    act(() => vi.advanceTimersByTime(2_000))
    expect(isShown()).toBe(true)
  })

  it('is tried again at once when the connection comes back', async () => {
    render(art('/away.jpg'))
    fireEvent.error(picture())
    expect(isShown()).toBe(false)
    await loseConnection()
    expect(isShown()).toBe(false)
    regainConnection()
    expect(isShown()).toBe(true)
  })
})
