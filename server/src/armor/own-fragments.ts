import type { ArmorFragmentsAnswer } from '@ai-vault/contract/items/armor.ts'
import { CLASSES } from '@ai-vault/game/items.ts'
import type { Ability, Subclass } from '@ai-vault/game/kit.ts'
import { ITEM_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'

/** The fragments a player has that change an armor stat, by name; one that several classes have comes once. */
export function ownFragments(
  subclasses: readonly Subclass[],
  abilityOf: (hash: number) => Ability | undefined,
  names: Names | undefined,
): ArmorFragmentsAnswer['fragments'] {
  const hashes = new Set(subclasses.flatMap(({ unlocked }) => unlocked.fragment))
  return [...hashes]
    .flatMap((hash) => abilityOf(hash) ?? [])
    .filter(({ stats }) => stats.some((points) => points !== 0))
    .map(({ hash, name, element, stats }) => ({
      hash,
      name: names?.nameOf(ITEM_TABLE, hash) ?? name,
      element,
      classes: CLASSES.filter((classType) =>
        subclasses.some((each) => each.classType === classType && each.unlocked.fragment.includes(hash)),
      ),
      stats: [...stats] as ArmorFragmentsAnswer['fragments'][number]['stats'],
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
