import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { AddendsTable } from './AddendsTable.tsx'
import styles from './BuildDetails.module.css'
import { difficultyOfBuild, type PiecesById, piecesOf } from './build-facts.ts'
import { describeBuild } from './build-text.ts'
import { copyText } from './copy-text.ts'
import { dimLoadout } from './dim-loadout.ts'
import type { ChangeRules, PieceRules } from './piece-rules.ts'

interface BuildDetailsProps {
  readonly build: ArmorBuild
  readonly problem: ArmorProblem
  readonly pieces: PiecesById
  readonly rules: PieceRules
  readonly onRules: ChangeRules
  readonly link: string
}

/** Every addend of every number, and the ways to take the build elsewhere. The app itself equips nothing (F-165). */
export function BuildDetails({ build, problem, pieces, rules, onRules, link }: BuildDetailsProps) {
  const worn = piecesOf(build, pieces)
  return (
    <div className={styles.details}>
      <AddendsTable build={build} problem={problem} worn={worn} rules={rules} onRules={onRules} />
      <div className={styles.actions}>
        <Button
          size="small"
          tone="gold"
          onClick={() => void copyText('DIM loadout', JSON.stringify(dimLoadout(build, worn), null, 2))}
        >
          Copy as DIM loadout
        </Button>
        <Button size="small" onClick={() => void copyText('Build', describeBuild(build, worn))}>
          <Glyph name="i-copy" size="s" />
          Copy as text
        </Button>
        <Button size="small" onClick={() => void copyText('Link', link)}>
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
