/** What is ruled out together with its noun, and what is kept on instead. */

import cues from '../lexicon/ruled-out.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Fate } from './candidate-features.ts'
import { ruledOut } from './ruled-out.ts'

/** 'No raid weapons', 'nothing but the exotic armor': the noun of what is ruled out is not ruled out itself. */
export function takeNounsIn({ mentions, tokens }: Reach, fates: Map<Mention, Fate>): void {
  for (const noun of mentions) {
    if (noun.slot !== 'item_kind') continue
    // 'Except weapons' rules out the gear, not the stat of that name.
    for (const each of mentions)
      if (each.slot === 'stat' && each.from === noun.from && fates.get(noun) === 'out')
        fates.set(each, 'none')
    if (tokens[noun.from]?.gap) continue
    const isSaidOfIt = (other: Mention) =>
      other.to === noun.from &&
      other.slot !== 'item_kind' &&
      (fates.get(other) === 'out' || other.slot === 'attribute')
    if (!mentions.some(isSaidOfIt)) continue
    for (const [each, fate] of fates)
      if (fate === 'out' && each.from === noun.from && each.to === noun.to) fates.set(each, 'none')
  }
}

const KEPT_ON: ReadonlySet<string> = new Set(cues.keptOn)

/** 'Without losing Celestial Nighthawk': what is not to be taken off is worn in whatever set reaches the stat. */
export function keepOn(reach: Reach, fates: Map<Mention, Fate>): void {
  for (const [mention, fate] of fates)
    if (fate === 'out' && mention.slot === 'item' && KEPT_ON.has(ruledOut(mention, reach)?.by ?? ''))
      fates.set(mention, 'in')
}

const isExotic = ({ slot, value }: Mention): boolean => slot === 'rarity' && value === 'exotic'

/** 'Missing exotics but no exotic armor': of the exotics that are asked about, it is the armor that is ruled out. */
export function ruleOutKind({ mentions }: Reach, fates: Map<Mention, Fate>): void {
  const exotics = mentions.filter(isExotic)
  if (exotics.every((each) => fates.get(each) === 'out')) return
  for (const each of exotics) {
    if (fates.get(each) !== 'out') continue
    fates.set(each, 'none')
    const noun = mentions.find(({ slot, from }) => slot === 'item_kind' && from === each.to)
    if (noun) fates.set(noun, 'out')
  }
}
