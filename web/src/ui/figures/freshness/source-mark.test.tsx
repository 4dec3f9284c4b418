import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PageHead } from '../../page/PageHead.tsx'
import styles from './SourceMark.module.css'
import { SourceMark } from './SourceMark.tsx'

afterEach(cleanup)
const isSeen = (word: string) =>
  !screen
    .getByText(word)
    .className.split(' ')
    .includes(styles.quiet ?? '')

it('beside a figure live is heard and not seen, and everything else is both', () => {
  render(<SourceMark source="live" />)
  expect(isSeen('live')).toBe(false)
  render(<SourceMark source="estimated" />)
  expect(isSeen('estimated')).toBe(true)
})

it('the head of a screen shows it, and so does whoever has no such head', () => {
  render(<PageHead title="Atlas" end={<SourceMark source="live" />} />)
  expect(isSeen('live')).toBe(true)
  cleanup()
  render(<SourceMark source="live" seen />)
  expect(isSeen('live')).toBe(true)
})
