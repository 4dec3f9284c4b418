import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { SourceMark } from '../../ui/figures/freshness/SourceMark.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../ui/glyphs/glyph-names.ts'
import { Bay, Bays } from '../../ui/page/Plate.tsx'
import styles from './Promises.module.css'
import { words } from './words.tsx'

const { promises } = words

const GEAR: readonly (readonly [GlyphName, 'legendary' | 'exotic'])[] = [
  ['w-hand-cannon', 'legendary'],
  ['w-pulse-rifle', 'exotic'],
  ['w-grenade-launcher', 'legendary'],
  ['w-rocket-launcher', 'exotic'],
  ['w-bow', 'legendary'],
  ['ar-helmet', 'exotic'],
]

/** What a visitor would get, with a sample of each promise; no figure in it is anybody's. */
export function Promises() {
  return (
    <Bays columns={3} role="group" aria-label={promises.label}>
      <PromiseBay
        title={
          <Link to="/armory" className={styles.go}>
            {promises.own.title}
          </Link>
        }
        text={promises.own.text}
      >
        <ul className={styles.gear} aria-hidden="true">
          {GEAR.map(([glyph, rarity]) => (
            <li key={glyph} data-rarity={rarity}>
              <Glyph name={glyph} />
            </li>
          ))}
        </ul>
      </PromiseBay>
      <PromiseBay
        title={
          <Link to="/forge/preview" className={styles.go}>
            {promises.good.title}
          </Link>
        }
        text={promises.good.text}
      >
        <p className={styles.rated}>
          <Glyph name="rt-god" size="s" />
          <b>{promises.good.tier}</b>
          <SourceMark source="sample" />
        </p>
        <p className={styles.reason}>{promises.good.reason}</p>
      </PromiseBay>
      <PromiseBay
        title={
          <Link to="/dashboard" className={styles.go}>
            {promises.next.title}
          </Link>
        }
        text={promises.next.text}
      >
        <ul className={styles.steps}>
          {promises.next.steps.map((step) => (
            <li key={step}>
              <Glyph name="i-right" size="s" />
              {step}
            </li>
          ))}
        </ul>
      </PromiseBay>
    </Bays>
  )
}

interface PromiseBayProps {
  readonly title: ReactNode
  readonly text: string
  readonly children: ReactNode
}

function PromiseBay({ title, text, children }: PromiseBayProps) {
  return (
    <Bay className={styles.promise}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Bay>
  )
}
