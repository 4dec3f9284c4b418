import { makeColumn } from '@ai-vault/game/test-support/make-items.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { makeWeaponItem } from '../../../../test-support/make-weapon-items.ts'
import { WeaponRow } from './WeaponRow.tsx'

afterEach(cleanup)

it('a row is named as it is read: the weapon once, then each fact after a comma, and what was decided', () => {
  const item = makeWeaponItem({
    instanceId: '11',
    name: 'Rose',
    icon: '/rose.jpg',
    element: 'kinetic',
    tier: 3,
    columns: [makeColumn('trait', 3, 'Kill Clip')],
  })
  render(
    <table>
      <tbody>
        <tr>
          <WeaponRow
            item={item}
            rating={{ tier: 'Good', score: 6.52, activity: 'pve' }}
            open={false}
            current
            analysis={undefined}
            decision="keep"
            selected={undefined}
          />
        </tr>
      </tbody>
    </table>,
  )
  const name = screen.getByRole('button', { name: /^Rose, / }).getAttribute('aria-label') ?? ''
  expect(name).toMatch(/^Rose, Hand Cannon, Kill Clip, .*, Good 6\.5 PvE, Legendary, tier 3, Kinetic/)
  expect(name.match(/Rose/g)).toHaveLength(1)
  expect(name).not.toContain(' ,')
  expect(name).toMatch(/keep/i)
})
