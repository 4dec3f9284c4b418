import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TileArt } from './ItemTile.tsx'
import { keepPicture } from './kept-pictures.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const art = (icon: string) => <TileArt name="Rose" icon={icon} silhouette="w-hand-cannon" />
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
})
