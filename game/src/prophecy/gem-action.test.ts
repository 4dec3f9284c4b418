import { describe, expect, it } from 'vitest'
import { makeColumn } from '../test-support/make-items.ts'
import { gemAction } from './gem-action.ts'

describe('where a forgotten weapon would do most', () => {
  const action = (ammo: 'primary' | 'heavy', ...traits: readonly string[]) =>
    gemAction({ ammo, columns: traits.map((name) => makeColumn('trait', 3, name)) }, { activity: 'pve' })

  it('follows its best trait, heavy ammunition or not', () => {
    expect(action('heavy', 'Field Prep', 'Chain Reaction')).toBe('groups')
    expect(action('heavy', 'Field Prep', 'Bait and Switch')).toBe('bosses')
    expect(action('primary', 'Chain Reaction')).toBe('groups')
  })

  it('with heavy ammunition and no word from the traits is bosses', () => {
    expect([action('heavy'), action('primary')]).toEqual(['bosses', 'try'])
  })

  it('is the Crucible where it is rated for it', () => {
    expect(gemAction({ ammo: 'heavy', columns: [] }, { activity: 'pvp' })).toBe('crucible')
  })
})
