import { describe, expect, it } from 'vitest'
import { isBeyondPower } from './within-reach.ts'

const raid = { name: 'Disciple-Slayer', description: 'Finish the raid.', where: { isHard: true } } as const
const master = { name: 'The Quarry: Master', description: 'Without falling.' }
const patrol = { name: 'Trace Rifle Training', description: 'Defeat combatants.' }

describe('what asks for more power than a guardian has', () => {
  it.each([
    ['a raid', raid, 1_421, true],
    ['a Master lost sector', master, 1_421, true],
    ['kills anywhere', patrol, 1_421, false],
    ['a raid', raid, 1_799, true],
    ['a raid', raid, 1_800, false],
    ['a raid', raid, 494, true],
    ['a raid', raid, 495, false],
  ])('%s at power %#', (_, definition, power, beyond) => {
    expect(isBeyondPower(definition, [power, 10])).toBe(beyond)
  })

  it('nothing is claimed where no power is known', () => {
    expect(isBeyondPower(raid, [])).toBe(false)
    expect(isBeyondPower(undefined, [10])).toBe(false)
  })
})
