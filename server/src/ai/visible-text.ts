const LONGEST_UNTRUSTED = 200
/** Signs that nobody sees but a model reads: tags, variation selectors, joiners, bidirectional and other controls. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u{E0000}-\u{E01EF}\u{115F}\u{1160}\u{3164}\u{FFA0}]|\p{Variation_Selector}/gu

/** Text as a person sees it. Line breaks and tabs become blanks. */
export const visible = (text: string): string => text.replace(/[\n\r\t]/g, ' ').replace(INVISIBLE, '')

/** Every text of a tool's result, however deep; what a player chose is cut short as well. */
export function visibleIn(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    const text = visible(value)
    return key === 'untrusted_text' ? text.slice(0, LONGEST_UNTRUSTED) : text
  }
  if (Array.isArray(value)) return value.map((each) => visibleIn(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visibleIn(each, name)]))
}
