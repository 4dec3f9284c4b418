import type { WishInput, WishNotes, WishUse } from './wish-list.ts'

const TAGS = /\|\s*tags:(.*)$/i

/** "text|tags:pve,mkb": the text as a person reads it, and what it tells about activity and input device. */
export function parseNotes(raw: string): WishNotes | undefined {
  const tagged = TAGS.exec(raw)
  const text = (tagged ? raw.slice(0, tagged.index) : raw).trim()
  const tags = (tagged?.[1] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (!text && tags.length === 0) return undefined
  const words = `${text} ${tags.join(' ')}`
  const uses: WishUse[] = []
  if (/\b(pve|gambit|raid|nightfall|grandmaster)\b/i.test(words)) uses.push('pve')
  if (/\b(pvp|crucible|trials)\b/i.test(words)) uses.push('pvp')
  const inputs: WishInput[] = []
  if (/\b(mkb|mnk|m\+kb|mouse)\b/i.test(words)) inputs.push('mnk')
  if (/\bcontroller\b/i.test(words)) inputs.push('controller')
  return { text, tags, uses, inputs }
}
