import type { Fact } from '@ai-vault/contract/advice/answer.ts'
import { countInWords } from '@ai-vault/game/in-words.ts'
import type { Collected } from '../../facts.ts'
import { COLLECTION } from '../../rows/tagged.ts'
import { sourceInWords } from '../../words/shared-words.ts'
import { wished } from '../../words/slot-words.ts'
import { clean } from '../../words/text.ts'
import { type Voiced, voiced } from '../../words/voices.ts'
import { GEAR, type Intent } from '../intent.ts'
import { openThere } from '../progress/closest-to-done.ts'
import { again, whereFrom } from '../suggest.ts'

const lacks = (missing: number, of: number, what: string): Voiced =>
  voiced(
    `You lack ${countInWords(missing)} of ${countInWords(of)} ${what}.`,
    `Your collections hold most of them: you lack ${countInWords(missing)} of ${countInWords(of)} ${what}.`,
    `Missing: ${countInWords(missing)} of ${countInWords(of)} ${what}.`,
  )

const hasAll = (of: number, what: string): Voiced =>
  voiced(
    `You have all ${countInWords(of)} ${what}.`,
    `Congratulations, you have all ${countInWords(of)} ${what}!`,
    `Complete: all ${countInWords(of)} ${what}.`,
  )

const noneListed = (what: string): Voiced =>
  voiced(
    `Your collections list no ${what}.`,
    `I see no ${what} in your collections at all.`,
    `No ${what} in the collections.`,
  )

export const missingExotics: Intent = {
  label: 'missing',
  about: 'which exotics are missing from the collection',
  slots: [...GEAR, 'limit', 'scope', 'class', 'activity', 'destination'],
  async answer(ask) {
    // 'What am I missing on the Moon': all that is left there, unless gear is named.
    const isOfGear = [...GEAR, 'class' as const].some((name) => ask.slots[name] !== undefined)
    if (ask.slots.destination && !isOfGear) return openThere(ask)
    const { rarity = 'exotic', item_kind, ammo, element, slot, weapon_type, class: wanted } = ask.slots
    const owner = wanted === 'all' ? undefined : wanted
    const all = await ask.read(ask.facts.collections())
    // What a class lacks is armor: weapons are everybody's.
    const kind = item_kind ?? (owner && !ammo && !element && !weapon_type ? 'armor' : undefined)
    const place = ask.slots.destination && (await ask.tryRead(ask.facts.leftAt(ask.slots.destination)))
    if (place) ask.slot('destination')
    const rows = ask
      .narrow(
        all.filter(({ destination }) => !place || destination === place.name),
        COLLECTION,
      )
      .filter((row) => row.rarity === rarity && (!kind || row.kind === kind))
    const missing = rows.filter(({ acquired }) => !acquired)
    const query = { ...ask.query, slots: { ...ask.slots, rarity, ...(kind ? { item_kind: kind } : {}) } }
    const noun = kind === 'weapon' || ammo || element || slot ? 'weapon' : 'item'
    const what = `${wished(query, rows.length, noun)}${owner ? ` for a ${owner}` : ''}${place ? ` of ${clean(place.name)}` : ''}`
    if (ask.slots.activity) ask.note('By what their source says; some name no activity.')
    if (rows.length === 0)
      return { lead: noneListed(ask.slots.activity ? `${what} whose source says so` : what) }
    if (missing.length === 0) return { lead: hasAll(rows.length, what) }
    const unobtainable = missing.filter(({ obtainable }) => !obtainable).length
    if (unobtainable > 0) ask.note(`${unobtainable} of them cannot be had any more.`)
    const ordered = missing.toSorted((one, other) => Number(other.obtainable) - Number(one.obtainable))
    const [first] = ordered as [Collected]
    return {
      lead: lacks(missing.length, rows.length, what),
      facts: ordered.slice(0, ask.limit(ordered.length)).map(missingFact),
      total: missing.length,
      suggestions: [
        whereFrom(first.name, first.hash),
        ...(ask.slots.item_kind
          ? []
          : [
              again(ask, 'Only armor', { item_kind: 'armor' }),
              again(ask, 'Only weapons', { item_kind: 'weapon' }),
            ]),
      ],
    }
  },
}

const missingFact = ({ name, hash, class: owner, source, obtainable, weapon }: Collected): Fact => ({
  title: name,
  href: weapon ? `/forge/${weapon.hash}` : '/atlas?tab=collectibles',
  item: { hash: weapon?.hash ?? hash },
  lines: [
    ...(owner ? [owner] : []),
    sourceInWords(source),
    ...(obtainable ? [] : ['not to be had any more']),
  ],
})
