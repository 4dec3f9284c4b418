import { countLocked } from '@ai-vault/game/cleanup/removal-impact.ts'
import { useState } from 'react'
import { saveFile } from '../../../data/save-file.ts'
import type { Decisions } from '../../../items/decisions/decisions.ts'
import type { GearItem } from '../../../items/gear-item.ts'
import type { Notes } from '../../../items/notes/notes-query.ts'
import { Button } from '../../../ui/controls/buttons/Button.tsx'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { copyText } from '../../../ui/feedback/toasts/copy-text.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import { Bay } from '../../../ui/page/Plate.tsx'
import text from '../../../ui/text.module.css'
import { csvBlob, dimSearch, reviewsCsv } from '../review/decided/export-reviews.ts'
import styles from './CleanUp.module.css'
import { words } from './words.tsx'

const labels = words.dim
const DIM = 'https://app.destinyitemmanager.com/'

interface DimStepsProps {
  readonly marked: readonly GearItem[]
  readonly decisions: Decisions
  readonly notes: Notes
}

/** What to do with the marks: three steps to Destiny Item Manager, or a list for whoever does without. */
export function DimSteps({ marked, decisions, notes }: DimStepsProps) {
  const locked = countLocked(marked.map(({ item }) => item))
  const search = dimSearch(marked)
  const [tried, setTried] = useState<{ readonly search: string; readonly copied: boolean }>()
  const copy = async () => setTried({ search, copied: await copyText(search) })
  return (
    <Bay role="region" aria-labelledby="clean-up-next" className={styles.next}>
      <h2 id="clean-up-next">{labels.title}</h2>
      <ol className={styles.steps}>
        <li>
          <div>
            <b>{labels.copy(marked.length)}</b>
            <Button tone="gold" onClick={() => void copy()}>
              <Glyph name="i-copy" size="s" />
              {labels.press}
            </Button>
            {/* Said here: a toast would cover the rows below. */}
            <span role="status">
              {tried?.search === search && (tried.copied ? labels.copied : labels.refused)}
            </span>
          </div>
        </li>
        <li>
          <div>
            <b>{labels.paste}</b>
            <span>
              {labels.bright(
                marked.length,
                <a href={DIM} target="_blank" rel="noreferrer">
                  {labels.open} <Glyph name="i-external" size="s" />
                </a>,
              )}
            </span>
          </div>
        </li>
        <li>
          <div>
            <b>{labels.move}</b>
            <span>
              {labels.how} {locked > 0 && labels.locked(locked)}
            </span>
          </div>
        </li>
      </ol>
      <p className={`${text.small} ${text.dim}`}>
        {labels.without}{' '}
        <TextButton
          onClick={() => saveFile(csvBlob(reviewsCsv(byPlace(marked), decisions, notes)), words.file)}
        >
          {labels.list}
        </TextButton>
        .
      </p>
    </Bay>
  )
}

const PLACES = ['vault', 'character', 'postmaster'] as const

/** The vault first, then each character: one walk through the game. */
function byPlace(gear: readonly GearItem[]): readonly GearItem[] {
  const key = ({ item: { place } }: GearItem) =>
    `${PLACES.indexOf(place.in)} ${place.in === 'vault' ? '' : place.characterId}`
  return gear.toSorted((one, other) => key(one).localeCompare(key(other)))
}
