import type { Ability, SubclassElement } from '../../kit.ts'
import { superCalled } from '../request/supers.ts'
import borrowed from './borrowed-abilities.json' with { type: 'json' }

type Element = Exclude<SubclassElement, 'prismatic'>

/** A Prismatic subclass borrows its melees and grenades from the others; the game calls them all prismatic. */
const BORROWED: Readonly<Record<Element, readonly string[]>> = borrowed

/** Of a Super, melee or grenade; undefined where a Prismatic subclass has one that nobody knows here. */
export function elementOfAbility({
  name,
  kind,
  element,
}: Pick<Ability, 'name' | 'kind' | 'element'>): Element | undefined {
  if (element !== 'prismatic') return element
  if (kind === 'super') return superCalled(name)?.element
  return (Object.keys(BORROWED) as Element[]).find((each) => BORROWED[each].includes(name))
}
