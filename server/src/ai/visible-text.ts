import { withoutInvisible } from '@ai-vault/game/invisible-signs.ts'

const LONGEST_UNTRUSTED = 200

/** Text as a person sees it. Line breaks and tabs become blanks. */
export const visible = (text: string): string => withoutInvisible(text.replace(/[\n\r\t]/g, ' '))

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
