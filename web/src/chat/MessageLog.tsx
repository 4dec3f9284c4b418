import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useFocusKept } from '../ui/controls/use-focus-kept.ts'
import text from '../ui/text.module.css'
import styles from './Chat.module.css'

/** As near to the end as this counts as being there. */
const NEAR_PX = 48
/** What is left free above an answer that is read from its beginning. */
const ABOVE_PX = 12

interface MessageLogProps {
  readonly label: string
  /** Changes with every message and every piece of one. */
  readonly growth: string
  /** Said once, when a reply is complete: not the pieces, and not the whole log. */
  readonly announce: string
  /** Which reply that is: the same words said again are a reply of their own. */
  readonly reply: string | number | undefined
  readonly className?: string | undefined
  readonly ref: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/**
 * How far down the newest message is to be read from: the end, but of an answer that is longer than the log its first line.
 * Never back: who has read on in that answer stays where they are.
 */
function follow(box: HTMLElement) {
  const messages = [...box.querySelectorAll('[data-sender]')]
  // A greeting alone follows nothing.
  if (messages.length < 2) return
  const newest = messages.at(-1)
  const begins =
    newest?.getAttribute('data-sender') === 'ai'
      ? box.scrollTop + newest.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_PX
      : box.scrollHeight
  box.scrollTop = Math.max(box.scrollTop, Math.min(begins, box.scrollHeight - box.clientHeight))
}

/** Messages, the newest at the end. It follows them for who is there already or asks, and moves at once. */
export function MessageLog(props: MessageLogProps) {
  const { label, growth, announce, reply, className, ref: log, children } = props
  const messages = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const known = useRef(0)
  const seen = useRef({ top: 0, height: 0, room: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was added
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const asked = box.querySelectorAll('[data-sender="user"]').length
    // Who asks wants to see it, wherever they were reading.
    if (asked > known.current) atEnd.current = true
    known.current = asked
    if (atEnd.current) follow(box)
  }, [growth, log])
  // Examples, the button that stops and the one that retries go with the next message.
  useFocusKept(log, () => log.current)
  useChipFocus(log, reply)
  useEffect(() => {
    const [box, inside] = [log.current, messages.current]
    if (!box || !inside || typeof ResizeObserver === 'undefined') return
    // A message has its final height only once it was drawn, and the keyboard of a phone takes some of the log's.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) follow(box)
    })
    observer.observe(box)
    observer.observe(inside)
    return () => observer.disconnect()
  }, [log])
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className={classNames(styles.log, className)}
        onScroll={({ currentTarget: box }) => {
          // Only a step back leaves the end: a message that grows below is none, and neither is what the browser does
          // when messages get their height or a keyboard takes room.
          const { scrollTop: top, scrollHeight: height, clientHeight: room } = box
          const before = seen.current
          const isStill = height === before.height && room === before.room
          if (height - top - room < NEAR_PX) atEnd.current = true
          else if (top < before.top && isStill) atEnd.current = false
          seen.current = { top, height, room }
        }}
      >
        <div ref={messages} className={styles.messages}>
          {children}
        </div>
      </div>
      <p role="status" className={text.sr}>
        <span key={reply}>{announce}</span>
      </p>
    </>
  )
}

/** Whoever asked from a chip goes on at the same chip of the reply, or in the log where the reply has none. */
function useChipFocus(log: Readonly<RefObject<HTMLElement | null>>, reply: string | number | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply once
  useLayoutEffect(() => {
    const box = log.current
    const chip = document.activeElement
    const at = chip?.getAttribute('data-chip')
    if (!box || !chip || at === undefined || at === null || !box.contains(chip)) return
    const newest = [...box.querySelectorAll('[data-sender="ai"]')].at(-1)
    if (!newest || newest.contains(chip)) return
    const same = [...newest.querySelectorAll<HTMLElement>('[data-chip]')].filter(
      (other) => other.getAttribute('data-chip') === at,
    )
    const next = same.find(({ tagName }) => tagName === chip.tagName) ?? same[0] ?? box
    // The log shows the reply from its first line by itself.
    next.focus({ preventScroll: true })
  }, [reply])
}
