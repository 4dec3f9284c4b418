/**
 * Names of what the player owns and that is no exotic. Many are made of plain words ("Something New", "Trust"), so a name is
 * one only where it stands as such: written with its capitals, after a word like "with", or long enough to be nothing else.
 */
import { asPattern } from '../../as-pattern.ts'
import type { NamedItem } from './constraints.ts'
import { plain } from './exotic-names.ts'

const INTRODUCING =
  /\b(?:with|using|uses?|my|wear(?:ing)?|equip(?:ping)?|bring(?:ing)?|around)(?: my| the| an?)? $/
/** No word of every day is a weapon's name by chance from this length on. */
const TELLING_WORD = 9

export interface CalledItem {
  readonly item: NamedItem
  readonly called: string
  readonly at: number
}

/**
 * `written` is the text as the player wrote it, `unread` the same in plain letters, as long, with what was read before
 * blanked. Longer names first; each at the place where it stands as a name.
 */
export function itemsCalledIn(
  written: string,
  unread: string,
  items: readonly NamedItem[],
): readonly CalledItem[] {
  return items
    .flatMap((item) => callsOf(item.name).map((name) => ({ item, name })))
    .filter(({ name }) => unread.includes(plain(name)))
    .toSorted((one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1))
    .flatMap(({ item, name }): readonly CalledItem[] => {
      const at = placeOf(name, written, unread)
      return at === undefined ? [] : [{ item, called: plain(name), at }]
    })
}

/** "The Palindrome" goes by "Palindrome" too. */
const callsOf = (name: string): readonly string[] => [name, ...(/^The (.+)$/.exec(name)?.slice(1) ?? [])]

function placeOf(name: string, written: string, unread: string): number | undefined {
  const isOneWord = !name.includes(' ')
  const standing = new RegExp(`(?<![\\p{L}\\d])${asPattern(plain(name))}(?![\\p{L}\\d])`, 'gu')
  return [...unread.matchAll(standing)].find(({ index }) => {
    const before = unread.slice(0, index)
    const opensSentence = /(?:^|[.!?])\s*$/.test(before)
    const hasCapitals = written.slice(index, index + name.length) === name && name !== plain(name)
    return (
      INTRODUCING.test(before) ||
      (hasCapitals && !(isOneWord && opensSentence)) ||
      (isOneWord && name.length >= TELLING_WORD)
    )
  })?.index
}
