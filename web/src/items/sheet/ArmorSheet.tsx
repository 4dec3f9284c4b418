import { statTotal } from '@ai-vault/game/gear/stat-total.ts'
import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import { useId } from 'react'
import { langOf } from '../../data/language/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { StatBar } from '../../ui/figures/gauges/StatBar.tsx'
import { countOrMissing } from '../../ui/figures/Reading.tsx'
import { Glyph } from '../../ui/glyphs/Glyph.tsx'
import layout from '../../ui/layout.module.css'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import { gameWord } from '../../words/game-words.ts'
import { ArmorAdvice } from '../advice/Advice.tsx'
import { useJudgedArmor } from '../advice/use-judged.ts'
import { Pips } from '../badges/Pips.tsx'
import { proofOf } from '../copies.ts'
import { ConfirmDismantle } from '../decisions/ConfirmDismantle.tsx'
import { DecisionButtons } from '../decisions/DecisionButtons.tsx'
import { DECISION_LOOKS } from '../decisions/decision-words.ts'
import { useDecider } from '../decisions/use-decider.ts'
import { useReviews } from '../decisions/use-reviews.ts'
import type { ArmorItem } from '../gear-item.ts'
import { SLOT_GLYPHS, titled } from '../picture/armor-glyphs.ts'
import stats from '../stats/Stats.module.css'
import { idOf } from '../weapon-item.ts'
import { useWhere } from '../where-is.ts'
import { sheetWords } from '../words/sheet-words.ts'
import { words } from '../words/words.ts'
import styles from './Sheet.module.css'
import hero from './SheetHero.module.css'
import { InspectPicture, SheetArt } from './SheetHero.tsx'
import { SheetBody, SheetOverlay } from './SheetOverlay.tsx'
import facts from './weapon/CopyFacts.module.css'

const labels = sheetWords.armor
/** The highest that a piece shows in one stat, masterwork and mods included, is a little below. */
const MOST_IN_A_STAT = 50

interface ArmorSheetProps {
  readonly item: ArmorItem
  /** All that the player owns: the advice rests on the others. */
  readonly armor: readonly ArmorItem[]
  readonly membershipId: string
  /** Shows another piece in its place. */
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** A piece of armor in detail, laid out as a weapon is. */
export function ArmorSheet({ item, armor, membershipId, onOpen, onClose }: ArmorSheetProps) {
  const { item: piece } = item
  const titleId = useId()
  return (
    <SheetOverlay titleId={titleId} onClose={onClose}>
      <SheetBody onClose={onClose}>
        <ArmorHero piece={piece} heading={{ level: 2, id: titleId }} />
        <ArmorFacts piece={piece} />
        <ArmorDecision item={item} armor={armor} membershipId={membershipId} onOpen={onOpen} />
        <section className={styles.section}>
          <ArmorStats piece={piece} />
        </section>
        <ArmorParts piece={piece} />
      </SheetBody>
    </SheetOverlay>
  )
}

/** What is advised, with the decisions as they stand now, and the player's own. */
function ArmorDecision({ item, armor, membershipId, onOpen }: Omit<ArmorSheetProps, 'onClose'>) {
  const { decisions, decide } = useReviews(membershipId)
  const judged = useJudgedArmor(armor, decisions)
  const { asked, choose, confirm, cancel } = useDecider(decide)
  const now = judged.find((other) => idOf(other) === idOf(item)) ?? item
  const decided = decisions.get(idOf(item))
  return (
    <section className={styles.section}>
      <ArmorAdvice item={now} proof={proofOf(now, judged)} onOpen={onOpen} />
      <DecisionButtons decision={decided} onChoose={(decision) => choose(now, decision)} />
      <span className={text.sr} role="status">
        {decided && DECISION_LOOKS[decided].done}
      </span>
      <ConfirmDismantle item={asked} onConfirm={confirm} onCancel={cancel} />
    </section>
  )
}

interface ArmorHeroProps {
  readonly piece: ArmorPiece
  readonly heading: { readonly level: 2 | 3; readonly id: string }
}

export function ArmorHero({ piece, heading }: ArmorHeroProps) {
  const Heading = `h${heading.level}` as const
  const { rarity, tier, slot, classType, archetype } = piece
  const kind = [
    classType ? words.classes[classType] : labels.class,
    titled(words.armorSlots[slot]),
    archetype,
  ]
  return (
    <div className={classNames(hero.hero, rarity !== 'common' && hero[rarity])}>
      <SheetArt>
        <InspectPicture icon={piece.icon} silhouette={SLOT_GLYPHS[slot]} />
      </SheetArt>
      <div className={classNames(layout.row, layout.tight)}>
        {tier && (
          <>
            <Pips tier={tier} />
            <span className={text.cap}>
              {sheetWords.tier(tier)}
              <span className={text.sr}>, </span>
            </span>
          </>
        )}
        <span className={classNames(text.cap, hero.rarity)}>
          {gameWord('rarities', rarity) ?? words.rarities[rarity]}
        </span>
        {piece.masterworked && <Tag tone="gold">{sheetWords.masterwork}</Tag>}
        {piece.locked && <Tag glyph="i-lock">{sheetWords.locked}</Tag>}
      </div>
      <Heading id={heading.id} className={hero.name} lang={langOf(piece)}>
        {piece.name}
      </Heading>
      <div className={classNames(layout.row, layout.tight, text.small, text.soft)}>
        <Glyph name={SLOT_GLYPHS[slot]} size="s" />
        {kind.filter(Boolean).join(' · ')}
      </div>
      <div className={hero.numbers}>
        <span className={hero.power}>
          <span className={text.sr}>{sheetWords.power}</span>
          {countOrMissing(piece.power)}
        </span>
      </div>
    </div>
  )
}

export function ArmorFacts({ piece }: { readonly piece: ArmorPiece }) {
  const where = useWhere()
  const { energy, tunable, loadouts } = piece
  const shown = [
    where({ item: piece }),
    ...(loadouts.length > 0 ? [sheetWords.facts.loadouts(loadouts.length)] : []),
    ...(energy.capacity > 0 ? [labels.energy(energy.used, energy.capacity)] : []),
    ...(tunable && tunable !== 'any' ? [labels.tuned(words.armorStats[tunable])] : []),
  ]
  return (
    <div className={facts.facts}>
      <ul className={facts.tags} aria-label={sheetWords.facts.label}>
        {shown.map((fact) => (
          <li key={fact}>
            <Tag>{fact}</Tag>
          </li>
        ))}
      </ul>
      {piece.source && <p>{piece.source}</p>}
    </div>
  )
}

export function ArmorStats({ piece }: { readonly piece: ArmorPiece }) {
  return (
    <>
      <SectionHead title={labels.stats} level={3}>
        <span className={classNames(text.small, text.dim)}>{labels.line}</span>
      </SectionHead>
      <div className={stats.bars}>
        {ARMOR_STATS.map((stat, at) => (
          <StatBar
            key={stat}
            label={titled(words.armorStats[stat])}
            value={piece.stats[at] ?? 0}
            best={piece.base[at]}
            max={MOST_IN_A_STAT}
            labelWidth="8.25rem"
          />
        ))}
      </div>
      <dl className={stats.numbers}>
        <div>
          <dt>{labels.base}</dt>
          <dd>{statTotal(piece.base)}</dd>
        </div>
        <div>
          <dt>{labels.worn}</dt>
          <dd>{statTotal(piece.stats)}</dd>
        </div>
      </dl>
    </>
  )
}

/** What is in it: the exotic perk, the set, the mods. */
function ArmorParts({ piece: { exoticPerks, set, setWildcard, mods } }: { readonly piece: ArmorPiece }) {
  return (
    <>
      {exoticPerks.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={labels.perks} level={3} />
          <ul>
            {exoticPerks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        </section>
      )}
      {(set || setWildcard) && (
        <section className={styles.section}>
          <SectionHead title={labels.set} level={3} />
          {set && <p lang={langOf(set)}>{set.name}</p>}
          {setWildcard && <p className={classNames(text.small, text.dim)}>{labels.anySet}</p>}
        </section>
      )}
      <section className={styles.section}>
        <SectionHead title={labels.mods} level={3} />
        {mods.length === 0 && <p className={classNames(text.small, text.dim)}>{labels.noMods}</p>}
        {mods.length > 0 && (
          <ul>
            {mods.map((mod, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same mod may be in it twice
              <li key={at} lang={langOf(mod)}>
                {mod.name}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
