import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeArmor } from '../../../../test-support/make-armor.ts'
import { Marks } from './Marks.tsx'

const RULES = { pinned: ['1'], excluded: ['2', '9'], only: [] }

function show(...changes: readonly Partial<ArmorPiece>[]) {
  const owned = changes.map((each, i) => makeArmor(String(i + 1), { name: 'Grasps', ...each }))
  const other = makeArmor('9', { name: 'Hood' })
  const onRules = vi.fn()
  const pieces = new Map([...owned, other].map((piece) => [piece.instanceId, piece]))
  render(<Marks rules={RULES} onRules={onRules} pieces={pieces} />)
  return onRules
}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

describe('F-163 the pins and exclusions in force', () => {
  afterEach(cleanup)

  it('tells pieces of one name apart by their stats, in sight too, and takes the right one back', () => {
    const onRules = show({ base: [30, 25, 20, 0, 0, 0] }, { base: [0, 30, 0, 25, 0, 20] })
    expect(names()).toEqual([
      'Unpin: Grasps (30 weapons, 25 health, 20 class)',
      'Use again: Grasps (30 health, 25 super, 20 melee)',
      'Use again: Hood',
    ])
    fireEvent.click(screen.getByText('Grasps (30 health, 25 super, 20 melee)'))
    expect(onRules).toHaveBeenCalledWith({ ...RULES, excluded: ['9'] })
  })

  it('adds the tuning and then the power where the stats are the same', () => {
    show(
      { tunable: 'super', power: 500 },
      { tunable: 'melee', power: 500 },
      { tunable: 'melee', power: 1_400 },
    )
    expect(names().slice(0, 2)).toEqual([
      'Unpin: Grasps (30 weapons, 25 health, 20 class, tunes super)',
      'Use again: Grasps (30 weapons, 25 health, 20 class, tunes melee, power 500)',
    ])
  })
})
