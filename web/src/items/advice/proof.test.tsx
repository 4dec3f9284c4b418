import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeRating, makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { ratingLookup } from '../rating/shown-rating.ts'
import { Proof } from './Advice.tsx'

const AS_SENT = ratingLookup(new Set())

afterEach(cleanup)

it('the copy that stays is told by the traits that are on, and those to switch to for its score', () => {
  const columns = [makeColumn('trait', 3, 'Quickdraw'), makeColumn('trait', 4, 'Kinetic Tremors', 'Rampage')]
  const side = { tier: 'Good' as const, score: 6.3, bestTraits: [0, 1] }
  const rating = { ...makeRating('Good', 6.3), activity: 'pve' as const, pve: side }
  const proof = makeWeaponItem({ columns }, { rating })
  const { container } = render(<Proof item={makeWeaponItem({ columns })} proof={proof} ratingOf={AS_SENT} />)
  expect(container.textContent).toContain(
    'Quickdraw and Kinetic Tremors (switch to Quickdraw and Rampage first) · PvE 6.3',
  )
})

it('the copy that stays is named where it is another weapon', () => {
  const columns = [makeColumn('trait', 3, 'Outlaw')]
  const item = makeWeaponItem({ name: 'Eyasluna', columns })
  render(<Proof item={item} proof={makeWeaponItem({ name: 'Palindrome', columns })} ratingOf={AS_SENT} />)
  expect(screen.getByText('Palindrome: Outlaw')).toBeTruthy()
  cleanup()
  render(<Proof item={item} proof={item} ratingOf={AS_SENT} />)
  expect(screen.getByText('Outlaw')).toBeTruthy()
})
