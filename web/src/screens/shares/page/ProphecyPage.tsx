import type { ShareAnswer } from '@ai-vault/contract/shares.ts'
import type { ProphecyDocument } from '@ai-vault/game/shares/document.ts'
import { StatBar } from '../../../ui/figures/gauges/StatBar.tsx'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import styles from '../Shares.module.css'
import { words } from '../words.ts'
import { ShareHead } from './ShareHead.tsx'
import { Versions } from './Versions.tsx'

interface ProphecyPageProps {
  readonly share: ShareAnswer
  readonly document: ProphecyDocument
}

const labels = words.prophecy

/** How somebody plays and what they were advised; counts of evidence are in the texts, the reports behind them are not. */
export function ProphecyPage({ share, document }: ProphecyPageProps) {
  const { archetype, traits, gems, farming, meta } = document
  return (
    <>
      <ShareHead share={share} lead={archetype} />
      <div className={styles.two}>
        {traits.length > 0 && (
          <Plate>
            <SectionHead title={labels.traits} glyph="i-user" />
            {traits.map(({ name, score }) => (
              <StatBar key={name} label={name} value={score} max={10} shown={labels.traitScore(score)} />
            ))}
          </Plate>
        )}
        <Claims title={labels.gems} claims={gems} />
        <Claims title={labels.farming} claims={farming} />
        {meta.length > 0 && (
          <Plate>
            <SectionHead title={labels.meta} glyph="i-bell" />
            <ul className={styles.claims}>
              {meta.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Plate>
        )}
        <Versions share={share} />
      </div>
    </>
  )
}

interface ClaimsProps {
  readonly title: string
  readonly claims: ProphecyDocument['gems']
}

function Claims({ title, claims }: ClaimsProps) {
  if (claims.length === 0) return null
  return (
    <Plate>
      <SectionHead title={title} glyph="i-best" />
      <ul className={styles.claims}>
        {claims.map(({ name, reason, tier }) => (
          <li key={name}>
            <b>{name}</b> {tier}
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </Plate>
  )
}
