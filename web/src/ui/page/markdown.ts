/**
 * A small markdown subset, parsed into plain data: headings, paragraphs, lists, `code`, **bold** and
 * links to https or to our own paths. No HTML and no images: what is not in the subset stays text (G-09).
 * Lines that belong together are joined, as in any markdown. A backslash takes a sign's meaning away.
 */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered?: boolean
      readonly items: readonly (readonly Inline[])[]
    }

/** No part may run past what could begin the next one, so that each sign is looked at a few times at most. */
const INLINE = /\\.|\*\*([^*]+)\*\*|`([^`]+)`|\[((?:\\.|[^[\]\\])+)\]\(([^)\s[]+)\)/g
const ESCAPED = /\\([\\[\]()*_`])/g
const SAFE_LINK = /^(https:\/\/|\/(?!\/))/

const plain = (text: string) => text.replace(ESCAPED, '$1')

export function parseInline(source: string): Inline[] {
  const parts: Inline[] = []
  let done = 0
  for (const match of source.matchAll(INLINE)) {
    const [whole, bold, code, label, href] = match
    if (whole.startsWith('\\')) continue
    if (match.index > done) parts.push({ kind: 'text', text: plain(source.slice(done, match.index)) })
    if (bold) parts.push({ kind: 'bold', text: bold })
    else if (code) parts.push({ kind: 'code', text: code })
    else if (label && href && SAFE_LINK.test(href)) parts.push({ kind: 'link', text: plain(label), href })
    else parts.push({ kind: 'text', text: whole })
    done = match.index + whole.length
  }
  if (done < source.length) parts.push({ kind: 'text', text: plain(source.slice(done)) })
  return parts
}

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: string[] = []
  let ordered = false
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', content: parseInline(paragraph.join(' ')) })
    if (items.length > 0) {
      blocks.push({ kind: 'list', ...(ordered ? { ordered } : {}), items: items.map(parseInline) })
    }
    paragraph = []
    items = []
  }
  for (const line of source.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/s.exec(line)
    const bullet = /^\s*[-*]\s+(.*)$/s.exec(line)
    const numbered = /^\s*\d{1,2}\.\s+(.*)$/s.exec(line)
    const words = line.trim()
    if (heading) {
      flush()
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, content: parseInline(heading[2] ?? '') })
    } else if (bullet || numbered) {
      if (paragraph.length > 0 || (items.length > 0 && ordered !== Boolean(numbered))) flush()
      ordered = Boolean(numbered)
      items.push((bullet ?? numbered)?.[1] ?? '')
    } else if (words === '') flush()
    else if (items.length > 0) items.push(`${items.pop()} ${words}`)
    else paragraph.push(words)
  }
  flush()
  return blocks
}
