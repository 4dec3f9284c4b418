import { PROTECTIONS } from '@ai-vault/game/cleanup/protections.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { STAT_WORDS } from '@ai-vault/game/weapons/rating/explain/words.ts'
import type { ReactNode } from 'react'
import { TextButton } from '../../ui/controls/buttons/TextButton.tsx'
import { Checks } from '../../ui/feedback/Checks.tsx'
import { SectionHead } from '../../ui/page/SectionHead.tsx'
import { Tag } from '../../ui/page/Tag.tsx'
import text from '../../ui/text.module.css'
import { gearInWords } from '../gear-in-words.ts'
import type { ArmorItem, GearItem } from '../gear-item.ts'
import type { RatingLookup } from '../rating/shown-rating.ts'
import { rollInWords } from '../roll-in-words.ts'
import { idOf, nameOf, type WeaponItem } from '../weapon-item.ts'
import { words } from '../words/words.ts'
import styles from './Advice.module.css'
import { RECOMMENDATION_WORDS } from './advice-words.ts'

const TONES = { keep: 'ok', review: 'plain', 'consider-dismantling': 'bad' } as const

interface AdviceProps {
  readonly item: WeaponItem
  readonly proof: WeaponItem | undefined
  readonly ratingOf: RatingLookup
  readonly onOpen?: (id: string) => void
}

/** What to do with a weapon, why, the proof, and what protects it whatever its roll. */
export function Advice({ item, proof, ratingOf, onOpen }: AdviceProps) {
  return (
    <AdviceOn verdict={item.verdict}>
      {proof && <Proof item={item} proof={proof} ratingOf={ratingOf} onOpen={onOpen} />}
    </AdviceOn>
  )
}

interface ArmorAdviceProps {
  readonly item: ArmorItem
  readonly proof: ArmorItem | undefined
  readonly onOpen?: (id: string) => void
}

/** The same of a piece of armor; its reason compares the stats already. */
export function ArmorAdvice({ item, proof, onOpen }: ArmorAdviceProps) {
  return (
    <AdviceOn verdict={item.verdict}>
      {proof && (
        <div className={styles.proof}>
          <span className={text.cap}>{words.proof.title}</span>
          <p>
            {onOpen ? (
              <TextButton onClick={() => onOpen(idOf(proof))}>{nameOf(proof)}</TextButton>
            ) : (
              <b>{nameOf(proof)}</b>
            )}
            {` · ${gearInWords(proof)}`}
            {proof.item.power !== undefined && words.proof.power(proof.item.power)}
          </p>
        </div>
      )}
    </AdviceOn>
  )
}

interface AdviceOnProps {
  readonly verdict: GearItem['verdict']
  /** The proof. */
  readonly children: ReactNode
}

function AdviceOn({ verdict, children }: AdviceOnProps) {
  return (
    <>
      <SectionHead title={words.advice.title} level={3} glyph="mark" tone="ai">
        {verdict && (
          <Tag tone={TONES[verdict.recommendation]}>{RECOMMENDATION_WORDS[verdict.recommendation]}</Tag>
        )}
      </SectionHead>
      <p className={styles.reason}>{verdict?.reason ?? words.advice.noneYet}</p>
      {children}
      {verdict && verdict.protections.length > 0 && (
        <div className={styles.protections}>
          <span className={text.cap}>{words.advice.protected}</span>
          <Checks
            items={verdict.protections.map((name) => ({
              key: name,
              text: PROTECTIONS[name],
              glyph: 'i-shield',
              tone: 'ok',
            }))}
          />
        </div>
      )}
    </>
  )
}

interface ProofProps {
  readonly item: WeaponItem
  readonly proof: WeaponItem
  readonly ratingOf: RatingLookup
  readonly onOpen?: ((id: string) => void) | undefined
}

/** The copy that makes this one needless, by the traits that its score rests on, and why. */
export function Proof({ item, proof, ratingOf, onOpen }: ProofProps) {
  const isSame = nameOf(item) === nameOf(proof)
  const { score, activity } = ratingOf(proof)
  const traits = rollInWords(proof, activity)
  const roll = isSame ? traits : `${nameOf(proof)}: ${traits}`
  return (
    <div className={styles.proof}>
      <span className={text.cap}>{words.proof.title}</span>
      <p>
        {onOpen ? <TextButton onClick={() => onOpen(idOf(proof))}>{roll}</TextButton> : <b>{roll}</b>}
        {score !== undefined && activity && ` · ${words.sides[activity]} ${score.toFixed(1)}`}
        {proof.item.power !== undefined && words.proof.power(proof.item.power)}
      </p>
      <details>
        <summary className={text.unfold}>{words.proof.how}</summary>
        <ul>
          {proofFacts(item, proof).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const labels = words.proof

/** Why the copy that proves a verdict makes this one needless, point by point, in numbers that can be checked. */
export function proofFacts(item: WeaponItem, proof: WeaponItem): readonly string[] {
  const ground = item.verdict?.ground
  if (ground === 'poor') return scoreFacts(item, proof)
  const theirs = traitsOf(proof.item)
  return [
    // A legendary that takes the place of a blue weapon may have other traits.
    ...(traitsOf(item.item).every((name) => theirs.includes(name)) ? [labels.everyTrait] : []),
    ...extraPerks(item.item, proof.item),
    ...masterworkFact(item.item, proof.item),
    ...tierFact(item.item, proof.item),
    ...scoreFacts(item, proof),
  ]
}

function scoreFacts(item: WeaponItem, proof: WeaponItem): string[] {
  return (['pve', 'pvp'] as const).flatMap((side) => {
    const [mine, theirs] = [item.rating?.[side].score, proof.rating?.[side].score]
    if (mine === undefined || theirs === undefined) return []
    return [labels.score(words.sides[side], theirs.toFixed(1), mine.toFixed(1))]
  })
}

const traitsOf = ({ columns }: Weapon): readonly string[] =>
  columns.flatMap(({ kind, selectable }) => (kind === 'trait' ? selectable.map(({ name }) => name) : []))

function extraPerks(mine: Weapon, theirs: Weapon): string[] {
  // Another weapon may have the same trait in another column.
  const known = new Set(traitsOf(mine))
  const extra = traitsOf(theirs).filter((name) => !known.has(name))
  return extra.length > 0 ? [labels.beyond(extra.join(', '))] : []
}

function masterworkFact(mine: Weapon, theirs: Weapon): string[] {
  const { masterwork } = theirs
  if (!mine.masterwork || !masterwork?.stat) return []
  return [labels.masterwork(STAT_WORDS[masterwork.stat], masterwork.level, mine.masterwork.level)]
}

const tierFact = (mine: Weapon, theirs: Weapon) =>
  mine.tier && theirs.tier ? [labels.tier(theirs.tier, mine.tier)] : []
