import { describe, expect, it } from 'vitest'
import type { ArmorPiece, Weapon } from '../../../items.ts'
import { inputFor, recommendFor } from '../../../test-support/make-build.ts'
import { randomGuardian } from '../../../test-support/random-guardian.ts'
import { parseRequest } from '../../request/parse-request.ts'

const OWNERS = [1, 3, 4, 5, 6, 8].map(randomGuardian)

const asking = ({ name, hash, slot, ...item }: Weapon | ArmorPiece) =>
  parseRequest(`with ${name}`, { items: [{ name, hash, kind: item.kind, slot, owned: true }] }).constraints

describe('what is owned and asked for by name', () => {
  it('F-296 is the weapon of its slot, as the copy with the best roll', () => {
    for (const owner of OWNERS) {
      const { guardian } = owner
      const item = guardian.weapons.findLast(({ rarity }) => rarity === 'legendary') as Weapon
      const others = guardian.weapons.filter(({ name }) => name !== item.name)
      const weapons = [...others, item, { ...item, instanceId: '99' }]
      const { build } = recommendFor({
        ...inputFor({ ...owner, guardian: { ...guardian, weapons } }),
        scoreOf: ({ instanceId }) => (instanceId === '99' ? 3 : 2),
        constraints: asking(item),
      })
      expect(build.weapons[item.slot]).toMatchObject({
        instance_id: '99',
        reason: expect.stringMatching(/^Asked for by name\./),
      })
    }
  })

  it('F-296 is worn where it is armor', () => {
    for (const owner of OWNERS) {
      const input = inputFor(owner)
      const { class_type } = recommendFor(input).build
      const item = owner.guardian.armor.findLast(
        ({ rarity, classType }) => rarity === 'legendary' && classType === class_type,
      ) as ArmorPiece
      const { build } = recommendFor({ ...input, constraints: asking(item) })
      expect(build.armor.map(({ name }) => name)).toContain(item.name)
    }
  })
})
