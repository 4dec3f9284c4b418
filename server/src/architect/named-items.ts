import type { NamedItem } from '@ai-vault/game/builds/request/constraints.ts'
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
  for (const { rarity, name, englishName, hash } of weapons) {
    if (rarity === 'exotic') add({ name: englishName ?? name, hash, kind: 'weapon', owned: true })
  }
  for (const piece of armor) {
    const { rarity, hash, classType } = piece
    if (rarity === 'exotic')
      add({ name: inEnglish(piece), hash, kind: 'armor', ...(classType ? { classType } : {}), owned: true })
  }
  for (const { rarity, name, hash } of manifest.weapons()) {
    if (rarity === 'exotic') add({ name, hash, kind: 'weapon', owned: false })
  }
  for (const { name, hash, slot, classType } of manifest.exoticArmor())
    add({ name, hash, kind: 'armor', slot, classType, owned: false })
  return [...found.values()]
}

/** The player's other weapons: a request can rule them out by name. */
export const namedWeapons = ({ weapons }: Pick<Guardian, 'weapons'>): readonly NamedItem[] => [
  ...new Map(
    weapons
      .filter(({ rarity, name }) => rarity !== 'exotic' && name !== '')
      .map((weapon) => [
        inEnglish(weapon),
        { name: inEnglish(weapon), hash: weapon.hash, kind: 'weapon' as const, owned: true },
      ]),
  ).values(),
]
