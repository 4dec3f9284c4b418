import { useMemo } from 'react'
import styles from './Markdown.module.css'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

interface MarkdownProps {
  readonly source: string
  /** The level of a `#` heading; deeper ones follow. */
  readonly topLevel?: 1 | 2 | 3
}

/** Text nodes only: nothing in the source can become markup. */
export function Markdown({ source, topLevel = 2 }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source])
  return (
    <div className={styles.markdown}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the source never reorders
        <BlockView key={index} block={block} topLevel={topLevel} />
      ))}
    </div>
  )
}

function BlockView({ block, topLevel }: { block: Block; topLevel: number }) {
  if (block.kind === 'paragraph') return <p>{inline(block.content)}</p>
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the source never reorders
          <li key={index}>{inline(item)}</li>
        ))}
      </ul>
    )
  }
  const Heading = `h${Math.min(4, topLevel + block.level - 1)}` as 'h2' | 'h3' | 'h4'
  return <Heading>{inline(block.content)}</Heading>
}

function inline(parts: readonly Inline[]) {
  return parts.map((part, index) => {
    const key = `${index}-${part.text}`
    if (part.kind === 'bold') return <b key={key}>{part.text}</b>
    if (part.kind === 'code') return <code key={key}>{part.text}</code>
    if (part.kind === 'link') {
      return (
        <a key={key} href={part.href} rel="noreferrer">
          {part.text}
        </a>
      )
    }
    return part.text
  })
}
