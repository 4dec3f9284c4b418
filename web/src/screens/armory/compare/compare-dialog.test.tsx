import type { Decision } from '@ai-vault/contract/items/reviews.ts'
import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Reviews } from '../../../items/decisions/use-reviews.ts'
import { ratingLookup } from '../../../items/rating/shown-rating.ts'
import { idOf } from '../../../items/weapon-item.ts'
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
afterEach(cleanup)

const other = weapon('3', 'Kill Clip', 8, { recommendation: 'keep' })
const beaten = weapon('4', 'Outlaw', 3, { proof: '3', reason: 'The copy with Kill Clip rates higher.' })
const vault = new Map([best, locked, other, beaten].map((item) => [idOf(item), item]))

/** Decisions and columns as the app keeps them, without the server. */
function Compared({ of = ['1', '2'] }: { readonly of?: readonly string[] }) {
  const [ids, setIds] = useState(of)
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
      items={ids.flatMap((id) => vault.get(id) ?? [])}
      ratingOf={ratingLookup(new Set())}
      reviews={{ decisions, decide } as Reviews}
      named={ids.join()}
      copyOf={(id) => vault.get(id)}
      onAdd={(id) => setIds([...ids, id])}
      onRemove={(id) => setIds(ids.filter((each) => each !== id))}
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
  expect(document.activeElement).toBe(column('Outlaw').getAllByRole('button')[0])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()

  fireEvent.click(column('Rampage').getByRole('button', { name: 'Dismantle' }))
  expect(column('Rampage').queryByRole('button', { pressed: true, hidden: true })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mark it anyway' }))
  expect(pressed('Rampage')).toEqual(['Dismantle'])
  expect(screen.getByRole('status').textContent).toBe('Fatebringer, Rampage. Decided: dismantle.')
})

it('leaves the focus with the column that takes the place of a removed one', () => {
  renderPart(<Compared of={['1', '2', '3']} />)
  const remove = (trait: string) => screen.getByRole('button', { name: `Remove Fatebringer, ${trait}` })
  fireEvent.click(remove('Rampage'))
  expect(document.activeElement).toBe(remove('Kill Clip'))
  fireEvent.click(remove('Kill Clip'))
  expect(document.activeElement).toBe(remove('Outlaw'))
})

it('names the copy that a reason speaks of where it is not shown, and adds it', () => {
  renderPart(<Compared of={['2', '4']} />)
  const reason = screen.getByRole('cell', { name: /^The copy with Kill Clip rates higher/ })
  expect(reason.textContent).toContain('Not among these: Fatebringer, Kill Clip (Vault)')
  fireEvent.click(screen.getByRole('button', { name: 'Add Fatebringer, Kill Clip' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.queryByText(/^Not among these/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Fatebringer, Kill Clip' }))
})

it('names it without a button where no more fit', () => {
  const six = ['2', '4', '5', '6', '7', '8']
  for (const id of six.slice(2)) vault.set(id, weapon(id, 'Outlaw', 5, {}))
  renderPart(<Compared of={six} />)
  expect(screen.getByText(/^Not among these: Fatebringer, Kill Clip/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull()
})
