/** What is ruled out by words that mean nothing else, whatever the model made of it. */

import { VOCABULARY } from '../../rows/tagged.ts'
import cues from '../lexicon/ruled-out.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { Fate } from './candidate-features.ts'
import { ruledOut } from './ruled-out.ts'

/** Right before it, these rule out whatever else is asked. */
const PLAINLY: ReadonlySet<string> = new Set(cues.plainly)
const RULED: ReadonlySet<string> = new Set([
  ...['weapon_type', 'element', 'rarity', 'ammo', 'slot', 'mode', 'activity'],
  ...['item', 'perk', 'player', 'destination'],
])
/** These are meant wherever they are said. */
const ALWAYS_MEANT: ReadonlySet<string> = new Set(['weapon_type', 'element', 'rarity'])

/** States of gear that an answer can rule out. */
const STATES: ReadonlySet<string> = new Set(VOCABULARY.state)

/** 'Why do I have no void bows': what is asked about and lacks. */
const HAS = new Set(['have', 'has', 'had', 'got', 'own'])
const isLack = (by: string, { from }: Mention, words: readonly string[]): boolean =>
  by === 'no' && HAS.has(words[words.lastIndexOf('no', from) - 1] ?? '')

/** 'No arc and no stasis', 'not a bow or void': each of a list is ruled out, of whatever slot. */
export function ruleOutPlainly(reach: Reach, fates: Map<Mention, Fate>): void {
  const { words } = reach
  for (const [mention, fate] of fates) {
    const { slot } = mention
    const isState = slot === 'attribute' && STATES.has(mention.value)
    if (fate === 'out' || !(isState || (fate === 'in' ? RULED : ALWAYS_MEANT).has(slot))) continue
    const found = ruledOut(mention, reach)
    if (found?.is === 'before' && PLAINLY.has(found.by) && !isLack(found.by, mention, words))
      fates.set(mention, 'out')
    const head = found?.with
    if (!head || fates.get(head) !== 'out') continue
    const between = words.slice(head.to, mention.from)
    const isList = between.includes('or') || between.includes('nor')
    if (fate === 'in' && (head.slot === slot || isList)) fates.set(mention, 'out')
  }
  takeNounsIn(reach, fates)
}

/** 'No raid weapons', 'nothing but the exotic armor': the noun of what is ruled out is not ruled out itself. */
function takeNounsIn({ mentions, tokens }: Reach, fates: Map<Mention, Fate>): void {
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

const KEPT_ON: ReadonlySet<string> = new Set(cues.keptOn)

/** 'Without losing Celestial Nighthawk': what is not to be taken off is worn in whatever set reaches the stat. */
export function keepOn(reach: Reach, fates: Map<Mention, Fate>): void {
  for (const [mention, fate] of fates)
    if (fate === 'out' && mention.slot === 'item' && KEPT_ON.has(ruledOut(mention, reach)?.by ?? ''))
      fates.set(mention, 'in')
}
