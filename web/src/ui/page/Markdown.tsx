import { Fragment, type ReactNode, useMemo } from 'react'
import styles from './Markdown.module.css'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

interface MarkdownProps {
  readonly source: string
  /** The level of a `#` heading; deeper ones follow. */
  readonly topLevel?: 1 | 2 | 3
  /** How a part of a line is drawn, where it is more than its text; undefined leaves it to this. */
  readonly draw?: (part: Inline) => ReactNode
}

/** Text nodes only: nothing in the source can become markup. */
export function Markdown({ source, topLevel = 2, draw }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source])
  return (
    <div className={styles.markdown}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the source never reorders
        <BlockView key={index} block={block} topLevel={topLevel} draw={draw} />
      ))}
    </div>
  )
}

interface BlockViewProps {
  readonly block: Block
  readonly topLevel: number
  readonly draw: MarkdownProps['draw'] | undefined
}

function BlockView({ block, topLevel, draw }: BlockViewProps) {
  if (block.kind === 'paragraph') return <p>{inline(block.content, draw)}</p>
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the source never reorders
          <li key={index}>{inline(item, draw)}</li>
        ))}
      </List>
    )
  }
  const Heading = `h${Math.min(4, topLevel + block.level - 1)}` as 'h2' | 'h3' | 'h4'
  return <Heading>{inline(block.content, draw)}</Heading>
}

function inline(parts: readonly Inline[], draw: MarkdownProps['draw']) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the source never reorders
    <Fragment key={`${index}-${part.text}`}>{draw?.(part) ?? drawPart(part)}</Fragment>
  ))
}

function drawPart(part: Inline): ReactNode {
  if (part.kind === 'bold') return <b>{part.text}</b>
  if (part.kind === 'code') return <code>{part.text}</code>
  if (part.kind === 'link') {
    return (
      <a href={part.href} rel="noreferrer">
        {part.text}
      </a>
    )
  }
  return part.text
}
