import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeWeaponItem } from '../../test-support/make-weapon-items.ts'
import { Proof } from './Advice.tsx'

afterEach(cleanup)

it('the copy that stays is named where it is another weapon', () => {
  const columns = [makeColumn('trait', 3, 'Outlaw')]
  const item = makeWeaponItem({ name: 'Eyasluna', columns })
  render(<Proof item={item} proof={makeWeaponItem({ name: 'Palindrome', columns })} />)
  expect(screen.getByText('Palindrome: Outlaw')).toBeTruthy()
  cleanup()
  render(<Proof item={item} proof={item} />)
  expect(screen.getByText('Outlaw')).toBeTruthy()
})
