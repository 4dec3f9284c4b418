/** A word of thanks or a greeting alone asks nothing. */
import type { Reading } from '@ai-vault/contract/advice/query.ts'
import { wordSet } from './word-set.ts'

const THANKS = wordSet('thanks thank thx ty tysm cheers danke merci gracias grazie')
const GREETINGS = wordSet('hi hello hey hiya yo howdy hallo bonjour hola greetings')
const BESIDE = wordSet(
  'you u so much very a lot for the your help that that’s thats was is great nice cool perfect ok okay mate man bro buddy sentinel there all good again',
)

/** By the words of the question alone: anything else in it is read as a question. */
export function courtesyOf(words: readonly string[]): Extract<Reading, { is: 'out_of_scope' }> | undefined {
  const reason = words.some((word) => THANKS.has(word))
    ? 'thanks'
    : words.some((word) => GREETINGS.has(word))
      ? 'greeting'
      : undefined
  const isAll = words.every((word) => THANKS.has(word) || GREETINGS.has(word) || BESIDE.has(word))
  return reason && isAll ? { is: 'out_of_scope', reason } : undefined
}
