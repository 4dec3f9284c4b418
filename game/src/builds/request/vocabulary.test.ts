import { describe, expect, test } from 'vitest'
import { WEAPON_TYPES, type WeaponType } from '../../items.ts'
import { TYPE_WORDS } from './vocabulary.ts'

const NICKNAMES: Readonly<Record<WeaponType, readonly string[]>> = {
  'auto-rifle': ['auto', 'ar'],
  'hand-cannon': ['hc', 'handcannon'],
  'pulse-rifle': ['pulse', 'rocket pulse'],
  'scout-rifle': ['scout'],
  sidearm: ['rocket sidearm'],
  'submachine-gun': ['smg', 'submachine', 'sub machine gun'],
  'combat-bow': ['bow'],
  shotgun: ['shotty'],
  'sniper-rifle': ['sniper'],
  'fusion-rifle': ['fusion'],
  'trace-rifle': ['trace'],
  glaive: [],
  'grenade-launcher': ['gl', 'hgl', 'bgl', 'heavy grenade launcher'],
  'linear-fusion-rifle': ['linear', 'lfr', 'linear fusion'],
  'machine-gun': ['mg', 'lmg', 'machinegun'],
  'rocket-launcher': ['rocket', 'rl'],
  sword: [],
}

describe('the words for weapon types', () => {
  test.each(WEAPON_TYPES)('%s has its own name and its usual nicknames', (type) => {
    const words = TYPE_WORDS.flatMap(([word, meant]) => (meant === type ? [word] : []))
    expect(words).toEqual(expect.arrayContaining([type.replaceAll('-', ' '), ...NICKNAMES[type]]))
  })

  test('a longer name comes before the shorter one that it holds, whichever type that means', () => {
    const words = TYPE_WORDS.map(([word]) => word)
    for (const [at, word] of words.entries()) {
      const holding = words.slice(at + 1).filter((later) => new RegExp(`\\b${word}\\b`).test(later))
      expect(holding, word).toEqual([])
    }
  })
})
