import type { Seal, Triumph } from '@ai-vault/contract/atlas/records.ts'
import type { ReactNode } from 'react'
import { isComplete } from '../../../data/atlas/standing.ts'
import { ItemPicture } from '../../../items/picture/ItemPicture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextButton } from '../../../ui/controls/buttons/TextButton.tsx'
import { formatCount } from '../../../ui/figures/count.ts'
import { Meter } from '../../../ui/figures/gauges/Meter.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import type { GlyphName } from '../../../ui/glyphs/glyph-names.ts'
import { Tag } from '../../../ui/page/Tag.tsx'
import { words } from '../words.ts'
import { Objectives } from './Objectives.tsx'
import styles from './Triumphs.module.css'
import { triumphName } from './triumph-name.ts'
import { useGoToTriumph } from './use-go-to-triumph.ts'

const GLYPHS: Readonly<Record<Triumph['category'], GlyphName>> = {
  campaign: 'i-atlas',
  collection: 'i-grid',
  activities: 'i-triumph',
  lore: 'i-archives',
  weapons: 'st-weapons',
}

interface TriumphCardProps {
  readonly triumph: Triumph
  readonly seals: ReadonlyMap<number, Seal>
  /** Pin, or the buttons of the planner. */
  readonly actions: ReactNode
  readonly chosen?: boolean
}

/** F-197 to F-201: one triumph with all that is known of it. */
export function TriumphCard({ triumph, seals, actions, chosen }: TriumphCardProps) {
  const { definition, percent, objectives, where, category, claimable } = triumph
  const done = isComplete(triumph)
  const name = triumphName(triumph)
  const goTo = useGoToTriumph('map')
  const counts = (triumph.seals ?? []).flatMap((hash) => seals.get(hash) ?? [])
  return (
    <article className={classNames(styles.triumph, done && styles.done, chosen && styles.chosen)}>
      <span className={styles.mark} aria-hidden="true">
        <span>
          {definition.icon ? <ItemPicture icon={definition.icon} /> : <Glyph name={GLYPHS[category]} />}
        </span>
      </span>
      <div className={styles.body}>
        <div className={styles.headLine}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <span className={styles.badges}>
            {done ? (
              <Tag tone="gold" glyph="i-check">
                {words.complete}
              </Tag>
            ) : (
              <Tag>{words.inProgress}</Tag>
            )}
            <span className={styles.points}>
              {formatCount(definition.points)}
              <span className={styles.unit}> {words.points}</span>
            </span>
          </span>
        </div>
        {definition.description && (
          <p className={styles.text}>
            <bdi>{definition.description}</bdi>
          </p>
        )}
        <div className={styles.progress}>
          <Meter label={words.progressOf(name)} value={percent} valueText={words.percent(percent)} />
          <b>{words.percent(percent)}</b>
        </div>
        <Objectives objectives={objectives} />
        {claimable && <p className={styles.claim}>{words.claim}</p>}
        <div className={styles.foot}>
          {where && (
            <span className={styles.where}>
              <Glyph name="i-pin" size="s" />
              <span>{words.where(where)}</span>
              {where.destination_hash !== undefined && (
                <TextButton onClick={() => goTo(triumph)} aria-label={words.showOnMap(name)}>
                  {words.map.show}
                </TextButton>
              )}
            </span>
          )}
          {counts.map((seal) => (
            <span key={seal.hash} className={styles.seal}>
              {words.countsFor(seal)}
            </span>
          ))}
          <span className={styles.actions}>{actions}</span>
        </div>
      </div>
    </article>
  )
}
