import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a file is saved under its name, and its memory is free a minute later', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const free = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const saved: [address: string, name: string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download])
  })
  saveFile(new Blob(['text']), 'runs.csv')
  expect(saved).toEqual([['blob:1', 'runs.csv']])
  vi.advanceTimersByTime(59_999)
  expect(free).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(free).toHaveBeenCalledWith('blob:1')
})
