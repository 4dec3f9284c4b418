import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { ratingLookup } from '../../../items/rating/shown-rating.ts'
import { makeRating, makeVerdict, makeWeaponItem } from '../../../test-support/make-weapon-items.ts'
import { renderPart } from '../../../test-support/render-part.tsx'
import { CompareDialog } from './CompareDialog.tsx'

const weapon = (
  instanceId: string,
  trait: string,
  score: number,
  verdict: Parameters<typeof makeVerdict>[0],
) =>
  makeWeaponItem(
    { instanceId, columns: [makeColumn('trait', 3, trait)] },
    { rating: makeRating('Good', score), verdict: makeVerdict(verdict) },
  )
const best = weapon('1', 'Outlaw', 9, { recommendation: 'keep', reason: 'The best of your copies.' })
const locked = weapon('2', 'Rampage', 4, { protections: ['locked'], reason: 'But it is locked.' })

beforeEach(() => localStorage.clear())

/** Decisions as the app keeps them, without the server. */
function Compared() {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map([['1', 'review']]))
  const decide: Reviews['decide'] = (id, decision) =>
    setDecisions((now) => {
      const next = new Map(now)
      if (decision) next.set(id, decision)
      else next.delete(id)
      return next
    })
  return (
    <CompareDialog
      items={[best, locked]}
      ratingOf={ratingLookup(new Set())}
      reviews={{ decisions, decide } as Reviews}
      named="1,2"
      isThere={() => true}
      onRemove={() => undefined}
      onClose={() => undefined}
    />
  )
}

const column = (trait: string) =>
  within(screen.getByRole('group', { name: `Your decision on Fatebringer, ${trait}` }))
const pressed = (trait: string) =>
  column(trait)
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

it('names the best and the advice first, and lets each column be decided about and taken back', () => {
  renderPart(<Compared />)
  const heads = screen.getAllByRole('rowheader').map((head) => head.textContent)
  expect(heads.slice(0, 4)).toEqual(['Your decision', 'Best of these', 'Advice', 'Why'])
  expect(screen.getByRole('cell', { name: 'Best in PvE and PvP' })).toBeTruthy()

  fireEvent.click(column('Outlaw').getByRole('button', { name: 'Keep' }))
  expect(screen.getByRole('status').textContent).toBe('Fatebringer, Outlaw. Decided: keep.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(pressed('Outlaw')).toEqual(['Review'])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()

  fireEvent.click(column('Rampage').getByRole('button', { name: 'Dismantle' }))
  expect(column('Rampage').queryByRole('button', { pressed: true, hidden: true })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mark it anyway' }))
  expect(pressed('Rampage')).toEqual(['Dismantle'])
  expect(screen.getByRole('status').textContent).toBe('Fatebringer, Rampage. Decided: dismantle.')
})
