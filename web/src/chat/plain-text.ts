import { parseMarkdown } from '../ui/page/markdown.ts'

const CITE = /\s?\[s\d{1,3}\]/g

/** An answer without its marks: for the clipboard and for who listens. */
export function plainText(source: string): string {
  return parseMarkdown(source.replaceAll(CITE, ''))
    .map((block) => {
      if (block.kind !== 'list') return lineOf(block.content)
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${lineOf(item)}`).join('\n')
    })
    .join('\n\n')
}

const lineOf = (parts: readonly { readonly text: string }[]) => parts.map(({ text }) => text).join('')
