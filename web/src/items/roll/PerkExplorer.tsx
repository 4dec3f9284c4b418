import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/buttons/Button.tsx'
import { Segments } from '../../ui/controls/choices/Segments.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import text from '../../ui/text.module.css'
import { rollWords } from '../words/roll-words.ts'
import type { ExplorerColumn, ExplorerPerk } from './explorer-columns.ts'
import { PerkColumn } from './PerkColumn.tsx'
import styles from './PerkExplorer.module.css'
import { PerkTexts } from './PerkTexts.tsx'

const labels = rollWords.explorer

interface PerkExplorerProps {
  readonly columns: readonly ExplorerColumn[]
  readonly chosen: ReadonlyMap<string, ExplorerPerk>
  readonly onChoose: (key: string, perk: ExplorerPerk) => void
  /** Back to what the copy has on; absent where it is that already. */
  readonly onBack?: (() => void) | undefined
}

/** Every perk that can be rolled, column by column; one of each is chosen (F-281). */
export function PerkExplorer({ columns, chosen, onChoose, onBack }: PerkExplorerProps) {
  const [now, setNow] = useState<string>()
  const first = columns.find(({ kind }) => kind === 'trait') ?? columns[0]
  const open = columns.find(({ key }) => key === now) ?? first
  const perks = columns.reduce((sum, column) => sum + column.perks.length, 0)
  return (
    <section aria-label={labels.title} className={styles.explorer}>
      <SectionHead title={labels.title} kind="group">
        <span className={classNames(text.read, text.dim, layout.hidePhone)}>
          {labels.count(perks, columns.length)}
        </span>
        {onBack && (
          <Button tone="ghost" size="small" onClick={onBack}>
            <Glyph name="i-refresh" size="s" />
            {labels.back}
          </Button>
        )}
      </SectionHead>
      {columns.length === 0 && <p className={text.dim}>{labels.none}</p>}
      {open && (
        <div className={layout.onlyPhone}>
          <Segments
            label={labels.columns}
            segments={columns.map(({ key, label }) => ({ id: key, label }))}
            selected={open.key}
            onSelect={setNow}
          />
        </div>
      )}
      <div className={styles.columns}>
        {columns.map((column) => (
          <PerkColumn
            key={column.key}
            column={column}
            chosen={chosen.get(column.key)}
            isNow={column.key === open?.key}
            onChoose={(perk) => onChoose(column.key, perk)}
          />
        ))}
      </div>
      <Key />
      <PerkTexts columns={columns} chosen={chosen} />
    </section>
  )
}

function Key() {
  const { key } = labels
  return (
    <ul className={styles.key}>
      <li className={styles.keyChosen}>{key.chosen}</li>
      <li className={styles.keyOwn}>{key.own}</li>
      <li>{key.other}</li>
      <li className={styles.keyBest}>{key.best}</li>
      <li className={styles.keyShare}>{key.share}</li>
    </ul>
  )
}
