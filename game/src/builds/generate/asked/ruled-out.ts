import { inEnglish } from '../../../in-english.ts'
import type { ArmorPiece, Weapon } from '../../../items.ts'
import type { Subclass } from '../../../kit.ts'
import type { NamedItem } from '../../request/constraints.ts'
import type { BuildInput } from '../build-input.ts'

type Asked = Pick<BuildInput, 'constraints'>

/** Every copy and every later issue of what was named. */
export const isCopyOf = ({ hash, name }: NamedItem, item: Weapon | ArmorPiece): boolean =>
  hash === item.hash || name === inEnglish(item)

const isNamedOut = ({ constraints }: Asked, item: Weapon | ArmorPiece): boolean =>
  constraints.avoidItems.some((named) => isCopyOf(named, item))

export const isNamed = (
  { exotics, items }: Pick<BuildInput['constraints'], 'exotics' | 'items'>,
  item: Weapon | ArmorPiece,
): boolean => [...exotics, ...items].some((named) => named.kind === item.kind && isCopyOf(named, item))

const isExoticOut = ({ constraints }: Asked, item: Weapon | ArmorPiece): boolean =>
  item.rarity === 'exotic' && constraints.avoidExotics.includes(item.kind)

/**
 * What the player asked to leave out stays out, even where a copy of it was pinned before. What is asked for by name is the
 * exception to any sort of things that is ruled out: "no rocket launchers except Gjallarhorn".
 */
export function isRuledOut(asked: Asked, item: Weapon | ArmorPiece): boolean {
  const { avoidTypes, avoidElements } = asked.constraints
  if (isNamedOut(asked, item)) return true
  if (isNamed(asked.constraints, item)) return false
  if (isExoticOut(asked, item)) return true
  return item.kind === 'weapon' && (avoidTypes.includes(item.type) || avoidElements.includes(item.element))
}

export const isSubclassOut = (
  { constraints }: Asked,
  { element, classType }: Pick<Subclass, 'element' | 'classType'>,
): boolean =>
  constraints.avoidClasses.includes(classType) ||
  constraints.avoidSubclasses.some(
    (refused) =>
      refused.element === element && (refused.classType === undefined || refused.classType === classType),
  )
