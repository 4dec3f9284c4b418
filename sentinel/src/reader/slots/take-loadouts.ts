import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Fate } from './candidate-features.ts'

const overlaps = (one: Mention, other: Mention): boolean => one.from < other.to && other.from < one.to

/** 'Loadout 9', 'my second loadout', 'my raid loadout': its words are its number or its name, and nothing else. */
export function takeLoadouts({ words }: Reach, fates: Map<Mention, Fate>): void {
  const isSaid = ({ by, from, to }: Mention, fate: Fate) =>
    fate === 'in' ||
    (by === 'number' && fate === 'none' && words.slice(Math.max(0, from - 2), to).includes('loadout'))
  const loadouts = [...fates].filter(
    ([each, fate]) => each.slot === 'loadout' && each.value !== 'equipped' && isSaid(each, fate),
  )
  for (const [loadout] of loadouts) {
    fates.set(loadout, 'in')
    for (const other of fates.keys())
      if (other !== loadout && other.slot !== 'class' && overlaps(other, loadout)) fates.set(other, 'none')
  }
}
