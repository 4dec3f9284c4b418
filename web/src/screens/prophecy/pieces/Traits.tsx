import type { Prophecy, ProphecyTrait } from '@ai-vault/contract/advice/prophecy.ts'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { traitFigure } from '../../../ui/figures/trait-figure.ts'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import styles from './Pieces.module.css'

const labels = words.playstyle

/** A shape as well as a colour: nothing is told by colour alone (G-44). */
const GLYPHS: Readonly<Record<ProphecyTrait['colour'], GlyphName>> = {
  green: 'rt-excellent',
  yellow: 'i-up',
  orange: 'rt-good',
  red: 'rt-poor',
}
const COLOURS = ['green', 'yellow', 'orange', 'red'] as const

/** Bars from 0 to 10 in the specified colours, each with its number, its shape and what it rests on (F-306). */
export function Traits({ traits }: { readonly traits: Prophecy['playstyle']['traits'] }) {
  return (
    <>
      <ul className={styles.traits}>
        {traits.map(({ trait, score, colour, figure, unit, runs }) => (
          <li key={trait} className={classNames(styles.trait, styles[colour])} data-colour={colour}>
            <span className={styles.traitName}>{labels.traits[trait]}</span>
            <span className={styles.traitScore}>
              <Glyph name={GLYPHS[colour]} size="s" />
              <b>{score.toFixed(1)}</b>
            </span>
            {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn with its bands */}
            <span
              className={styles.traitBar}
              role="meter"
              aria-label={labels.meter(labels.traits[trait], score.toFixed(1), labels.colours[colour])}
              aria-valuemin={0}
              aria-valuemax={10}
              aria-valuenow={score}
              style={{ '--v': `${score * 10}%` } as CSSProperties}
            >
              <i />
            </span>
            <small>{labels.figure(traitFigure(figure, unit), runs)}</small>
          </li>
        ))}
      </ul>
      <p className={styles.traitKey} aria-hidden="true">
        {COLOURS.map((colour) => (
          <span key={colour} className={classNames(styles[colour], text.small)}>
            <Glyph name={GLYPHS[colour]} size="s" />
            {labels.colours[colour]}
          </span>
        ))}
      </p>
    </>
  )
}
