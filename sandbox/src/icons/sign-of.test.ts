import { describe, expect, it } from 'vitest'
import { signNamed, signOf } from './sign-of.ts'

describe('the sign of a perk', () => {
  it.each([
    ['Final blows give grenade energy.', 'grenade'],
    ['Final blows spread scorch to those nearby.', 'flame'],
    ['Range rises sharply while stability falls.', 'eye'],
    ['A final blow narrows the pellet spread.', undefined],
    ['Hitting several foes raises damage.', 'skull'],
    ['Reloads itself a short while after you put it away.', 'magazine'],
  ])('of "%s" follows from its telling word', (text, sign) => {
    expect(signNamed(signOf(text))).toBe(sign)
  })
})
