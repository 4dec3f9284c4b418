import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import type { PieceMarks } from '../../../data/storage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { AddendsTable } from './AddendsTable.tsx'
import styles from './BuildDetails.module.css'
import { difficultyOfBuild, type PiecesById, piecesOf } from './build-facts.ts'
import { describeBuild } from './build-text.ts'
import { dimLoadout } from './dim-loadout.ts'

interface BuildDetailsProps {
  readonly build: ArmorBuild
  readonly problem: ArmorProblem
  readonly pieces: PiecesById
  readonly marks: PieceMarks
  readonly onMarks: (marks: PieceMarks) => void
}

async function copy(what: string, content: string) {
  try {
    await navigator.clipboard.writeText(content)
    toasts.show(`${what} copied.`, { glyph: 'i-copy' })
  } catch {
    toasts.show('The browser did not allow copying.', { tone: 'bad', glyph: 'i-warn' })
  }
}

/** Every addend of every number, and the ways to take the build elsewhere. The app itself equips nothing (F-165). */
export function BuildDetails({ build, problem, pieces, marks, onMarks }: BuildDetailsProps) {
  const worn = piecesOf(build, pieces)
  return (
    <div className={styles.details}>
      <AddendsTable build={build} problem={problem} worn={worn} marks={marks} onMarks={onMarks} />
      <div className={styles.actions}>
        <Button
          size="small"
          tone="gold"
          onClick={() => void copy('DIM loadout', JSON.stringify(dimLoadout(build, worn), null, 2))}
        >
          Copy as DIM loadout
        </Button>
        <Button size="small" onClick={() => void copy('Build', describeBuild(build, worn))}>
          <Glyph name="i-copy" size="s" />
          Copy as text
        </Button>
        <Button size="small" onClick={() => void copy('Link', location.href)}>
          <Glyph name="i-link" size="s" />
          Link to this query
        </Button>
        <span className={styles.difficulty}>
          Difficulty: <b>{difficultyOfBuild(worn)}</b>
        </span>
      </div>
    </div>
  )
}
