import { memo, useState } from 'react'
import { Message } from '../../chat/Message.tsx'
import { words as chatWords } from '../../chat/words.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import styles from './Sentinel.module.css'
import type { Shown } from './talk.ts'

interface TalkEntryProps {
  readonly shown: Shown
  readonly isLast: boolean
  readonly canAgain: boolean
  readonly onAgain: (id: string) => void
}

/** One message; an answer that was written more than once can be turned back to its earlier versions. */
export const TalkEntry = memo(
  function TalkEntry({ shown, isLast, canAgain, onAgain }: TalkEntryProps) {
    const { versions } = shown
    const [chosen, setChosen] = useState<number>()
    const at = Math.min(chosen ?? versions.length - 1, versions.length - 1)
    const entry = versions[at] ?? shown.entry
    const { id, sender } = entry
    return (
      <Message
        sender={sender}
        content={entry.content}
        at={entry.at}
        metadata={entry.metadata}
        stopped={entry.stopped}
        actions={
          sender === 'ai' && (
            <>
              {versions.length > 1 && (
                <span className={styles.versions}>
                  <Button
                    size="small"
                    tone="ghost"
                    iconOnly
                    aria-label={chatWords.older}
                    disabled={at === 0}
                    onClick={() => setChosen(at - 1)}
                  >
                    <Glyph name="i-right" size="s" className={styles.back} />
                  </Button>
                  {chatWords.version(at + 1, versions.length)}
                  <Button
                    size="small"
                    tone="ghost"
                    iconOnly
                    aria-label={chatWords.newer}
                    disabled={at === versions.length - 1}
                    onClick={() => setChosen(at + 1)}
                  >
                    <Glyph name="i-right" size="s" />
                  </Button>
                </span>
              )}
              {isLast && (
                <Button
                  size="small"
                  tone="ghost"
                  disabled={!canAgain}
                  onClick={() => {
                    setChosen(undefined)
                    onAgain(id)
                  }}
                >
                  <Glyph name="i-refresh" size="s" />
                  {chatWords.regenerate}
                </Button>
              )}
            </>
          )
        }
      />
    )
  },
  // A long conversation draws again only what changed.
  (one, other) =>
    one.isLast === other.isLast &&
    (!other.isLast || (one.canAgain === other.canAgain && one.onAgain === other.onAgain)) &&
    one.shown.versions.length === other.shown.versions.length &&
    one.shown.versions.every((version, at) => version === other.shown.versions[at]),
)
