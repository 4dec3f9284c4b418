/** Loadouts that a question names by what they are for or called: 'my trials loadout', 'a set called "Healing"'. */
import type { Mention } from '../mention.ts'
import type { Token } from '../text/tokens.ts'

const LOADOUTS = new Set(['loadout', 'loadouts', 'set', 'setup', 'fit', 'kit'])
const CALLED = new Set(['called', 'named', 'labelled', 'labeled', 'titled', 'saved'])
const NAMING = new Set(['activity', 'mode', 'purpose', 'difficulty'])
const QUOTE = /["“”„«»]/
const LONGEST = 3

const loadout = (words: readonly string[], from: number, to: number): Mention => ({
  slot: 'loadout',
  value: words.slice(from, to).join('_'),
  from,
  to,
  by: 'word',
})

export function namedLoadoutsIn(
  tokens: readonly Token[],
  words: readonly string[],
  mentions: readonly Mention[],
): Mention[] {
  if (!words.some((word) => LOADOUTS.has(word) || word === 'load')) return []
  const found: Mention[] = []
  for (const { slot, from, to } of mentions) {
    const isLoadout = words[to] === 'loadout' || (words[to] === 'load' && words[to + 1] === 'out')
    if (NAMING.has(slot) && (isLoadout || (words[to] === 'set' && words[from - 1] === 'my')))
      found.push(loadout(words, from, to))
  }
  words.forEach((word, at) => {
    if (!CALLED.has(word)) return
    const from = words[at + 1] === 'it' || words[at + 1] === 'as' ? at + 2 : at + 1
    if (from >= words.length) return
    let to = from + 1
    // In quotes the name may have several words.
    if (QUOTE.test(tokens[from]?.gap ?? ''))
      while (to < words.length && to - from < LONGEST && !QUOTE.test(tokens[to]?.gap ?? '')) to++
    found.push(loadout(words, from, to))
  })
  return found
}
