import type { Ability, SubclassElement } from '../../kit.ts'
import { superCalled } from '../request/supers.ts'

type Element = Exclude<SubclassElement, 'prismatic'>

/** A Prismatic subclass borrows its melees and grenades from the others; the game calls them all prismatic. */
const BORROWED: Readonly<Record<Element, readonly string[]>> = {
  arc: [
    'Thunderclap',
    'Combination Blow',
    'Chain Lightning',
    'Pulse Grenade',
    'Arcbolt Grenade',
    'Storm Grenade',
  ],
  solar: [
    'Hammer Strike',
    'Knife Trick',
    'Incinerator Snap',
    'Thermite Grenade',
    'Swarm Grenade',
    'Healing Grenade',
  ],
  void: [
    'Shield Throw',
    'Snare Bomb',
    'Pocket Singularity',
    'Suppressor Grenade',
    'Magnetic Grenade',
    'Vortex Grenade',
  ],
  stasis: [
    'Shiver Strike',
    'Withering Blade',
    'Penumbral Blast',
    'Glacier Grenade',
    'Duskfield Grenade',
    'Coldsnap Grenade',
  ],
  strand: [
    'Frenzied Blade',
    'Threaded Spike',
    'Arcane Needle',
    'Shackle Grenade',
    'Grapple',
    'Threadling Grenade',
  ],
}

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
