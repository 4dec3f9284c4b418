/** The platform's alerts are HTML; we show text. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['hellip', '…'],
])

export function plainText(html: string): string {
  return (
    html
      // What is never closed takes the rest, as in a browser; looking for its end again and again would take for ever.
      .replace(/<!--.*?(?:-->|$)/gs, ' ')
      .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
      .replace(/<\/?[a-z!][^<>]*>?/gi, ' ')
      .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => decodeEntity(name) ?? whole)
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase())
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
