import type { ReactNode } from 'react'
import type { ItemRef } from '../items/find-item.ts'
import { ItemButton } from '../items/hover/ItemButton.tsx'
import { AddressLink } from '../ui/controls/buttons/AddressLink.tsx'
import { Markdown } from '../ui/page/Markdown.tsx'
import type { Inline } from '../ui/page/markdown.ts'
import styles from './Chat.module.css'

const CITE = /\[(s\d{1,3})\]/

/** An answer's text: items are chips with their card, other links lead to a screen, marks of sources are small. */
export function ChatText({ source }: { readonly source: string }) {
  return <Markdown source={source} topLevel={3} draw={drawPart} />
}

function drawPart(part: Inline): ReactNode {
  if (part.kind === 'text' && CITE.test(part.text)) return cited(part.text)
  if (part.kind !== 'link') return undefined
  const item = itemOfLink(part.href)
  if (item) return <ItemButton of={item} known={{ name: part.text }} className={styles.item} />
  // An address outside the app is never a link here: nothing an answer says may lead out (G-09).
  return <AddressLink to={part.href}>{part.text}</AddressLink>
}

function cited(text: string): ReactNode {
  return text.split(/(\[s\d{1,3}\])/).map((piece, at) => {
    const id = CITE.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders
    return id ? <sup key={at}>{id.slice(1)}</sup> : piece
  })
}

/** An instance id has 19 digits; the hash of a kind of item has ten at most. */
const LONGEST_HASH = 10

/** The item a link of an answer stands for, by its address alone: it is drawn before the rest of the answer is there. */
export function itemOfLink(href: string): ItemRef | undefined {
  const id = /^\/forge\/(\d+)$/.exec(href)?.[1] ?? /^\/armory\?(?:.*&)?piece=(\d+)(?:&|$)/.exec(href)?.[1]
  if (id === undefined) return undefined
  return id.length > LONGEST_HASH ? { instanceId: id } : { itemHash: Number(id) }
}
