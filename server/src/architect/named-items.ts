import type { NamedAbility, NamedItem } from '@ai-vault/game/builds/request/constraints.ts'
import type { Guardian } from '@ai-vault/game/guardian.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'

/** Every exotic that a request can name: the player's own, and all that exist besides. */
export function namedExotics(
  { weapons, armor }: Pick<Guardian, 'weapons' | 'armor'>,
  manifest: Pick<Manifest, 'weapons' | 'exoticArmor'>,
): readonly NamedItem[] {
  const found = new Map<string, NamedItem>()
  const add = (exotic: NamedItem) => {
    if (exotic.name && !found.has(exotic.name)) found.set(exotic.name, exotic)
  }
  for (const weapon of weapons) {
    const { rarity, hash, slot } = weapon
    if (rarity === 'exotic') add({ name: inEnglish(weapon), hash, kind: 'weapon', slot, owned: true })
  }
  for (const piece of armor) {
    const { rarity, hash, slot, classType } = piece
    const worn = { name: inEnglish(piece), hash, kind: 'armor', slot, owned: true } as const
    if (rarity === 'exotic') add({ ...worn, ...(classType ? { classType } : {}) })
  }
  for (const { rarity, name, hash } of manifest.weapons()) {
    if (rarity === 'exotic') add({ name, hash, kind: 'weapon', owned: false })
  }
  for (const { name, hash, slot, classType } of manifest.exoticArmor())
    add({ name, hash, kind: 'armor', slot, classType, owned: false })
  return [...found.values()]
}

/** All else that the player owns, once by name: a request can ask for it and rule it out. */
export function namedItems({ weapons, armor }: Pick<Guardian, 'weapons' | 'armor'>): readonly NamedItem[] {
  const named = [...weapons, ...armor]
    .filter(({ rarity, name }) => rarity !== 'exotic' && name !== '')
    .map((item): [string, NamedItem] => {
      const name = inEnglish(item)
      const { hash, kind, slot } = item
      const classType = item.kind === 'armor' ? item.classType : undefined
      return [name, { name, hash, kind, slot, ...(classType ? { classType } : {}), owned: true }]
    })
  return [...new Map(named).values()]
}

/** Every part of a kit that some subclass of theirs has, once by name; Supers are read by their own table. */
export function namedAbilities(
  { subclasses }: Pick<Guardian, 'subclasses'>,
  { ability }: Pick<Manifest, 'ability'>,
): readonly NamedAbility[] {
  const hashes = subclasses.flatMap(({ unlocked }) =>
    Object.entries(unlocked).flatMap(([kind, of]) => (kind === 'super' ? [] : of)),
  )
  const named = [...new Set(hashes)].flatMap((hash): readonly (readonly [string, NamedAbility])[] => {
    const name = ability(hash)?.name
    return name ? [[name, { name, hash }]] : []
  })
  return [...new Map(named).values()]
}
