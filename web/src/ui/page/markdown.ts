/**
 * A small markdown subset, parsed into plain data: headings, paragraphs, bullet lists, `code`, **bold** and
 * links to https or to our own paths. No HTML and no images: what is not in the subset stays text (G-09).
 * Lines that belong together are joined, as in any markdown.
 */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g
const SAFE_LINK = /^(https:\/\/|\/(?!\/))/

export function parseInline(source: string): Inline[] {
  const parts: Inline[] = []
  let done = 0
  for (const match of source.matchAll(INLINE)) {
    const [whole, bold, code, label, href] = match
    if (match.index > done) parts.push({ kind: 'text', text: source.slice(done, match.index) })
    if (bold) parts.push({ kind: 'bold', text: bold })
    else if (code) parts.push({ kind: 'code', text: code })
    else if (label && href && SAFE_LINK.test(href)) parts.push({ kind: 'link', text: label, href })
    else parts.push({ kind: 'text', text: whole })
    done = match.index + whole.length
  }
  if (done < source.length) parts.push({ kind: 'text', text: source.slice(done) })
  return parts
}

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: string[] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', content: parseInline(paragraph.join(' ')) })
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map(parseInline) })
    paragraph = []
    items = []
  }
  for (const line of source.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line)
    const bullet = /^\s*[-*]\s+(.*)$/.exec(line)
    const words = line.trim()
    if (heading) {
      flush()
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, content: parseInline(heading[2] ?? '') })
    } else if (bullet) {
      if (paragraph.length > 0) flush()
      items.push(bullet[1] ?? '')
    } else if (words === '') flush()
    else if (items.length > 0) items.push(`${items.pop()} ${words}`)
    else paragraph.push(words)
  }
  flush()
  return blocks
}
