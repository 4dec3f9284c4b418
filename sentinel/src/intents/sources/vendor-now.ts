import { inWords } from '../../words/slot-words.ts'
import { marked } from '../../words/text.ts'
import { voiced } from '../../words/voices.ts'
import type { Intent } from '../intent.ts'
import { godRoll, suggest, whatToFarm } from '../suggest.ts'

const NAMES: Readonly<Record<string, string>> = {
  xur: 'Xûr',
  banshee_44: 'Banshee-44',
  ada_1: 'Ada-1',
  saint_14: 'Saint-14',
  eververse: 'Eververse',
}

/** Nobody here reads what vendors sell, so nothing is said about it. */
export const vendorNow: Intent = {
  label: 'vendor',
  about: 'what a vendor sells now',
  slots: ['vendor', 'period', 'item', 'item_kind', 'weapon_type', 'rarity', 'class', 'currency'],
  ofGame: true,
  async answer(ask) {
    for (const name of this.slots) ask.slot(name)
    ask.applyExclusions(() => true)
    const { vendor, item } = ask.slots
    const who = vendor ? marked(NAMES[vendor] ?? capital(inWords(vendor))) : 'vendors'
    return {
      lead: voiced(
        `I cannot see what ${who} ${vendor ? 'sells' : 'sell'}, so I will not guess.`,
        `I am sorry, I cannot see what ${who} ${vendor ? 'sells' : 'sell'}. Name a weapon you saw there, and I tell you what to look for on it.`,
        `No view of what ${who} ${vendor ? 'sells' : 'sell'}.`,
      ),
      unanswered: 'what vendors sell is not read here',
      suggestions: [
        ...(item?.hash === undefined ? [] : [godRoll(item.name, item.hash)]),
        whatToFarm,
        suggest('Which exotics am I missing?', 'missing_exotics', { rarity: 'exotic' }),
      ],
    }
  },
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
