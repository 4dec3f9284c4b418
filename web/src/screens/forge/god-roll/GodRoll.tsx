import type { ForgePersonal } from '@ai-vault/contract/advice/forge.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import type { WeaponStat } from '@ai-vault/game/items.ts'
import type { Side } from '../../../items/roll/explorer-columns.ts'
import { statLabel } from '../../../items/stats/weapon-stats.ts'
import { words as itemWords } from '../../../items/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SourceMark } from '../../../ui/figures/freshness/SourceMark.tsx'
import { Reading } from '../../../ui/figures/Reading.tsx'
import { Glyph } from '../../../ui/glyphs/Glyph.tsx'
import layout from '../../../ui/layout.module.css'
import { Plate } from '../../../ui/page/Plate.tsx'
import { SectionHead } from '../../../ui/page/SectionHead.tsx'
import { Tag } from '../../../ui/page/Tag.tsx'
import text from '../../../ui/text.module.css'
import { words } from '../words.tsx'
import { adviceOf, shownGap } from './advice.ts'
import styles from './GodRoll.module.css'
import { Odds, WhereItDrops } from './Odds.tsx'
import { WishLine } from './WishLine.tsx'

const labels = words.god

interface GodRollProps {
  readonly personal: ForgePersonal
  /** The side that the player looks at, and what their best copy is worth there. */
  readonly inMode?: { readonly side: Side; readonly best: number } | undefined
  /** The advice stands at the head of the page already. */
  readonly advised: boolean
}

/** The best roll for this player: what is missing, how likely a drop is, where it comes from (F-282). */
export function GodRoll({ personal, inMode, advised }: GodRollProps) {
  const { god_roll: target, copies } = personal
  const [best] = copies
  const alone = inMode && target?.alone?.[inMode.side]
  return (
    <Plate tone="ai" className={styles.plate} role="region" aria-label={labels.title}>
      <SectionHead title={labels.title} glyph="mark" tone="ai">
        <SourceMark source="estimated" />
      </SectionHead>
      <div className={styles.grid}>
        <div className={layout.stack}>
          <Mix personal={personal} />
          {target ? (
            <div className={classNames(layout.row, layout.apart)}>
              <Reading label={labels.score} value={target.score.toFixed(1)} />
              <Reading label={labels.owned} value={best?.score.toFixed(1)} />
              <Reading label={labels.gap} value={shownGap(personal)} />
            </div>
          ) : (
            <p className={classNames(text.small, text.dim)}>{labels.nothing}</p>
          )}
          {target && !advised && (
            <p className={text.small}>
              <Tag tone="ai">{labels.advice}</Tag> {adviceOf(personal)}
            </p>
          )}
          {target && inMode && (
            <p className={classNames(text.small, text.soft)}>
              {labels.inMode(
                itemWords.sides[inMode.side],
                inMode.best.toFixed(1),
                target.sides?.[inMode.side].toFixed(1),
              )}
              {alone &&
                alone.score > (target.sides?.[inMode.side] ?? 0) &&
                labels.alone(listInWords(traitsOf(alone.parts)), alone.score.toFixed(1))}
            </p>
          )}
        </div>
        {target && <Parts parts={target.parts} owned={best !== undefined} />}
        <Odds odds={personal.odds} />
        <WhereItDrops source={personal.source} />
      </div>
      {target && <WishLine line={target.wish_list_line} />}
    </Plate>
  )
}

function Mix({ personal: { mix, progress } }: Pick<GodRollProps, 'personal'>) {
  const about =
    mix.basis === 'none'
      ? !progress || progress.state === 'done'
        ? labels.none
        : labels.unread
      : mix.basis === 'recent'
        ? labels.recent(mix.days ?? 0, mix.runs)
        : labels.lifetime(mix.runs)
  const percent = (share: number) => Math.round(share * 100)
  return (
    <div>
      <p className={classNames(text.small, text.soft)}>{about}</p>
      {mix.basis !== 'none' && (
        <>
          <div className={styles.shares} aria-hidden="true">
            <i style={{ flex: mix.pve }} />
            <i style={{ flex: mix.endgame }} />
            <i style={{ flex: mix.pvp }} />
          </div>
          <p className={classNames(text.small, text.soft)}>
            {labels.shares(percent(mix.pve), percent(mix.endgame), percent(mix.pvp))}
          </p>
          <ul className={styles.kinds} aria-label={labels.kinds}>
            {mix.kinds.map(({ name, percent: share }) => (
              <li key={name}>{labels.kind(name, share)}</li>
            ))}
          </ul>
        </>
      )}
      {progress?.state === 'fetching' && mix.basis !== 'none' && (
        <p className={classNames(text.small, text.dim)} role="status">
          {labels.reading}
        </p>
      )}
    </div>
  )
}

type Part = NonNullable<ForgePersonal['god_roll']>['parts'][number]

const traitsOf = (parts: readonly Part[]) =>
  parts.flatMap(({ place, name }) => (place === 'trait' ? [name] : []))

function Parts({ parts, owned }: { readonly parts: readonly Part[]; readonly owned: boolean }) {
  return (
    <div>
      <h3 className={styles.cap}>{labels.parts}</h3>
      <ul className={styles.parts}>
        {parts.map(({ place, name, has, instead }) => (
          <li key={`${place} ${name}`} className={has ? styles.has : styles.missing}>
            <Glyph name={has ? 'i-check' : 'i-close'} size="s" />
            <span className={text.cap}>{labels.places[place]}</span>
            <b>{place === 'masterwork' ? statLabel(name as WeaponStat) : name}</b>
            {owned && (
              <span className={text.small}>
                {has ? labels.has : instead ? labels.instead(instead) : labels.missing}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
