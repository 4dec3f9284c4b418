import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import { nameCollator } from '@ai-vault/game/name-order.ts'
import { isAboutArmor } from '../../about-armor.ts'
import type { Ask } from '../../ask.ts'
import { armoryOf } from '../../chips.ts'
import type { Vault } from '../../facts.ts'
import {
  armorFact,
  armorIn,
  bestFirst,
  copiesOf,
  linkOf,
  type OwnedItem,
  rollInWords,
  statSum,
  weaponFact,
  weaponsIn,
} from '../../rows/owned.ts'
import { isGoing, stayOrGo } from '../../rows/verdicts.ts'
import { notOwned } from '../../words/shared-words.ts'
import { nameOf, wished } from '../../words/slot-words.ts'
import { counted, marked } from '../../words/text.ts'
import { type Answered, type Intent, OWNED_GEAR } from '../intent.ts'
import { noneFits } from '../none-fits.ts'
import { dismantle, godRoll, suggest } from '../suggest.ts'
import { bestOfCopies, noDuplicates, onlyOne, severalTwice } from './dupes-words.ts'

export const dupes: Intent = {
  label: 'duplicates',
  about: 'which of several copies to keep',
  slots: OWNED_GEAR,
  async answer(ask) {
    const vault = await ask.vault()
    const thing = ask.slot('item')
    const query = ask.everywhere()
    const from: readonly OwnedItem[] = thing
      ? copiesOf(thing, vault)
      : isAboutArmor(query)
        ? vault.armor
        : vault.weapons
    const { weapons, armor } = ask.narrowGear(from, ask.placeSkipped())
    const rows = best(ask, vault, [...weapons, ...armor])
    if (!thing) return twice(ask, vault, rows)
    if (rows.length === 0)
      return noneFits(from, vault) ?? { lead: notOwned(marked(nameOf(thing)), vault.whole) }
    return copies(ask, vault, rows as [OwnedItem, ...OwnedItem[]])
  },
}

/** Weapons by their roll, armor by its stats, the best first. */
function best(ask: Ask, vault: Vault, items: readonly OwnedItem[]): readonly OwnedItem[] {
  return [
    ...weaponsIn(items).toSorted(bestFirst(vault, weaponsIn(items).length > 0 ? ask.side() : undefined)),
    ...armorIn(items).toSorted((one, other) => statSum(other) - statSum(one)),
  ]
}

/** Every copy of one thing, each with what becomes of it. */
function copies(ask: Ask, vault: Vault, all: readonly [OwnedItem, ...OwnedItem[]]): Answered {
  const [first] = all
  const side = first.kind === 'weapon' ? ask.side() : undefined
  // 'Which one do I keep': one is the answer.
  if (ask.slots.limit === 1) ask.slot('limit')
  const better = first.kind === 'weapon' ? rollInWords(first, vault, side) : `${statSum(first)} stat points`
  const going = all.filter((item) => isGoing(item, vault)).length
  return {
    lead:
      all.length === 1
        ? onlyOne(linkOf(first))
        : bestOfCopies(linkOf(first), marked(better), going, all.length),
    facts: all.map((item) =>
      item.kind === 'weapon'
        ? weaponFact(item, vault, { side, lines: [stayOrGo(item, vault)] })
        : armorFact(item, vault, { lines: [stayOrGo(item, vault)], value: `${statSum(item)} in all` }),
    ),
    suggestions: [...(first.kind === 'weapon' ? [godRoll(first.name, first.hash)] : []), dismantle],
  }
}

function twice(ask: Ask, vault: Vault, rows: readonly OwnedItem[]): Answered {
  const side = weaponsIn(rows).length > 0 ? ask.side() : undefined
  const groups = [...Map.groupBy(rows, ({ hash }) => hash).values()]
    .filter((held) => held.length > 1)
    .toSorted(
      (one, other) =>
        other.length - one.length || nameCollator.compare(one[0]?.name ?? '', other[0]?.name ?? ''),
    )
  const what = (amount: number) => wished(ask.query, amount)
  if (groups.length === 0) return { lead: noDuplicates(what(1)), suggestions: [dismantle] }
  const held = groups.flat()
  return {
    lead: severalTwice({
      kinds: counted(groups.length, what(1), what(2)),
      spare: held.length - groups.length,
      going: held.filter((item) => isGoing(item, vault)).length,
    }),
    facts: groups.slice(0, ask.limit(groups.length)).map(([first, ...more]): Fact => {
      const each = [first, ...more].filter((item) => item !== undefined)
      const going = each.filter((item) => isGoing(item, vault)).length
      const amount = `${countInWords(each.length)} copies${going > 0 ? `, ${countInWords(going)} can go` : ''}`
      if (first?.kind === 'weapon') {
        return {
          ...weaponFact(first, vault, { side }),
          lines: [amount, `best: ${rollInWords(first, vault, side)}`],
        }
      }
      return first
        ? armorFact(first, vault, { lines: [amount], value: `best ${statSum(first)}` })
        : { title: '', lines: [] }
    }),
    total: groups.length,
    armory: armoryOf(ask.everywhere(), { q: 'is:dupe' }),
    suggestions: [
      dismantle,
      suggest('Duplicate exotic armor', 'dupes', { item_kind: 'armor', rarity: 'exotic' }),
    ],
  }
}
