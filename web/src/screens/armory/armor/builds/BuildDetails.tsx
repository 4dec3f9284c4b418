import type { ArmorBuild, ArmorProblem } from '@ai-vault/game/armor/problem.ts'
import { dimAddress } from '@ai-vault/game/builds/dim-loadout.ts'
import { Button } from '../../../../ui/controls/buttons/Button.tsx'
import { AnchorButton } from '../../../../ui/controls/buttons/LinkButton.tsx'
import { Glyph } from '../../../../ui/glyphs/Glyph.tsx'
import { copyText } from '../copy-text.ts'
import type { ChangeRules, PieceRules } from '../query/piece-rules.ts'
import { words } from '../words/words.ts'
import { AddendsTable } from './AddendsTable.tsx'
import styles from './BuildDetails.module.css'
import { difficultyOfBuild, type PiecesById, piecesOf } from './build-facts.ts'
import { describeBuild } from './build-text.ts'
import { dimLoadoutOfArmor } from './dim-loadout.ts'

const labels = words.builds.take

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
        <AnchorButton
          size="small"
          tone="gold"
          href={dimAddress(dimLoadoutOfArmor(build, worn))}
          target="_blank"
          rel="noreferrer"
        >
          {labels.open}
        </AnchorButton>
        <Button
          size="small"
          onClick={() =>
            void copyText(labels.dimCopied, JSON.stringify(dimLoadoutOfArmor(build, worn), null, 2))
          }
        >
          {labels.dim}
        </Button>
        <Button
          size="small"
          onClick={() => void copyText(labels.textCopied, describeBuild(build, worn, problem.sets))}
        >
          <Glyph name="i-copy" size="s" />
          {labels.text}
        </Button>
        <Button size="small" onClick={() => void copyText(labels.linkCopied, link)}>
          <Glyph name="i-link" size="s" />
          {labels.link}
        </Button>
        <span className={styles.difficulty}>{labels.difficulty(<b>{difficultyOfBuild(worn)}</b>)}</span>
      </div>
    </div>
  )
}
