/** Questions about currencies, materials and what waits at the postmaster. */

import { asPattern } from '@ai-vault/game/as-pattern.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import { capitalized, listInWords } from '@ai-vault/game/in-words.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { accountProgress } from '../../../tools/account/account-progress.ts'
import { citeAccount } from '../../../tools/turn.ts'
import type { Intent } from '../../intents/intents.ts'
import { type Answerer, type Ask, couldNotRead, type Draft } from '../draft.ts'
import { suggestionsFor } from '../suggestions.ts'

const CURRENCIES_TOLD = 12

/** No screen shows them, so nothing is linked. */
const citeHeld = (turn: Ask['turn']) =>
  citeAccount(turn, {
    kind: 'inventory',
    label: 'Your currencies and materials',
    parts: ['currencies', 'characterInventories'],
  })

const amountInWords = (quantity: number, name: string, { ledger }: Ask['turn']): string => {
  ledger.noteNumbersIn(String(quantity))
  return `${quantity} {{${ledger.thing({ kind: 'quote', name })}}}`
}

export const postmasterCurrency: Answerer = async ({ tools, question, turn }) => {
  const wantsMoney = !/postmaster|lost items|mail/i.test(question)
  const { currencies } = turn.guardian
  if (wantsMoney && currencies.length > 0) {
    citeHeld(turn)
    return {
      lead: 'This is what you hold.',
      points: currencies
        .slice(0, CURRENCIES_TOLD)
        .map((held) => `${amountInWords(held.quantity, inEnglish(held), turn)}.`),
      suggestions: ['Anything in my postmaster?'],
    }
  }
  const result = await tools.use(accountProgress, {})
  if (!result) return couldNotRead('your account')
  const boxes = result.postmaster.map((box) => {
    const what = box.rows.map(({ ref }) => ref)
    return `${capitalized(box.class)}: ${box.count} of ${box.of} places taken${what.length > 0 ? `, among them ${listInWords(what)}` : ''}.`
  })
  return {
    lead: boxes.length > 0 ? 'This waits at the postmaster.' : 'I see no character.',
    points: boxes,
    advice: 'The oldest item is lost when a full postmaster gets another one.',
    suggestions: ['How do I raise my power?'],
  }
}

const ASKS_HOW_MANY = /\bhow (?:many|much)\b/i

/** "How many spoils of conquest do I have?" */
export function amountHeld(ask: Ask, intent: Intent | 'unclear'): Draft | undefined {
  if (!ASKS_HOW_MANY.test(ask.question) || ask.entities.length > 0) return undefined
  const isUnknown = intent === 'do_i_have' && ask.unsure !== undefined
  return heldMaterial(ask) ?? (isUnknown ? notSeen(ask, ask.unsure) : undefined)
}

/** A currency or material that is held, by its name. */
function heldMaterial({ question, turn }: Pick<Ask, 'question' | 'turn'>): Draft | undefined {
  const { currencies, others } = turn.guardian
  const said = fold(question)
  const amounts = new Map<string, number>()
  for (const item of [...currencies, ...others.filter(({ bounty }) => !bounty)]) {
    amounts.set(inEnglish(item), (amounts.get(inEnglish(item)) ?? 0) + item.quantity)
  }
  const named = [...amounts].filter(([name]) => saysName(said, fold(name)))
  const [first] = named.toSorted(([one], [other]) => other.length - one.length)
  if (!first) return undefined
  const [name, quantity] = first
  citeHeld(turn)
  return {
    lead: `You hold ${amountInWords(quantity, name, turn)}.`,
    suggestions: ['Show my currencies', 'Anything in my postmaster?'],
  }
}

/** Singular and plural alike: "ascendant shard", "ascendant shards". */
const saysName = (said: string, name: string) =>
  name.length > 3 && new RegExp(`\\b${asPattern(name.replace(/s$/, ''))}s?\\b`).test(said)

/** An amount of something that neither the weapons nor the materials know. */
function notSeen({ turn }: Ask, { written }: NonNullable<Ask['unsure']>): Draft {
  const quoted = `{{${turn.ledger.thing({ kind: 'quote', name: written })}}}`
  return {
    lead: `I see nothing called ${quoted}, neither among your weapons nor among your currencies and materials.`,
    advice: 'Check the spelling; what you hold none of has no name here.',
    suggestions: ['Show my currencies', ...suggestionsFor(turn)],
    unanswered: 'nothing of that name was found',
  }
}
