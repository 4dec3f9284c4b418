/** How a weapon is told to whoever asks: the same words and numbers as on its tile and sheet. */
import type { Weapon } from '@ai-vault/game/items.ts'
import { toldApart, traitsToSwitchTo } from '@ai-vault/game/weapons/copy-name.ts'
import { shownScore, TIER_ORDER, tierOf } from '@ai-vault/game/weapons/rating/tiers.ts'
import { isCommonGear, namesakesOf } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { placeInWords, type Quote, quoteOf, type Turn } from '../turn.ts'

interface TraitRef {
  readonly ref: string
  readonly name: string
}

export interface WeaponRow {
  readonly ref: string
  readonly name: string
  readonly type: string
  readonly element: string
  readonly slot: string
  readonly rarity: string
  readonly power?: number
  readonly place: string
  readonly tier: string
  /** Scores are out of ten. */
  readonly out_of: 10
  readonly pve?: number
  readonly pvp?: number
  /** Which of the two the copy is told by: where it scores higher, or the one that was asked about. */
  readonly rated_for?: 'pve' | 'pvp'
  /** What is switched on now. */
  readonly traits: readonly TraitRef[]
  /** What tells it from copies with the same traits on. */
  readonly told_apart_by?: string
  /** What the score rests on, where that has to be switched on first. */
  readonly switch_to?: {
    readonly pve?: readonly TraitRef[] | undefined
    readonly pvp?: readonly TraitRef[] | undefined
  }
  readonly kills?: number
  readonly locked: boolean
  readonly in_loadouts: number
  readonly advice: string
  readonly reason: Quote
}

/** What is switched on now. */
export const traitsOn = ({ columns }: Weapon, { ledger }: Turn): readonly TraitRef[] =>
  columns.flatMap(({ kind, active }) =>
    kind === 'trait' && active ? [{ ref: `{{${ledger.perk(active)}}}`, name: active.name }] : [],
  )

export function weaponRow(weapon: Weapon, turn: Turn): WeaponRow {
  const { assessment, guardian, ledger } = turn
  const rating = assessment.ratings.get(weapon.instanceId)
  const verdict = assessment.verdicts.get(weapon.instanceId)
  const refOf = (name: string): TraitRef => ({ ref: `{{${ledger.perk({ name })}}}`, name })
  const [pve, pvp] = [traitsToSwitchTo(weapon, rating?.pve), traitsToSwitchTo(weapon, rating?.pvp)]
  const apart = toldApart(weapon, namesakesOf(weapon, guardian.weapons))
  return {
    ref: `{{${ledger.ownedItem(weapon)}}}`,
    name: weapon.name,
    type: weapon.typeName,
    element: weapon.element,
    slot: weapon.slot,
    rarity: weapon.rarity,
    ...(weapon.power === undefined ? {} : { power: weapon.power }),
    place: placeInWords(weapon.place, guardian),
    tier: rating?.tier ?? 'Unrated',
    out_of: 10,
    ...(rating?.pve.score === undefined ? {} : { pve: shownScore(rating.pve.score) }),
    ...(rating?.pvp.score === undefined ? {} : { pvp: shownScore(rating.pvp.score) }),
    ...(rating ? { rated_for: rating.activity } : {}),
    traits: traitsOn(weapon, turn),
    ...(apart ? { told_apart_by: apart } : {}),
    ...(pve || pvp
      ? { switch_to: { ...(pve ? { pve: pve.map(refOf) } : {}), ...(pvp ? { pvp: pvp.map(refOf) } : {}) } }
      : {}),
    ...(weapon.kills === undefined ? {} : { kills: weapon.kills }),
    locked: weapon.locked,
    in_loadouts: weapon.loadouts.length,
    advice: verdict?.recommendation ?? 'review',
    reason: quoteOf(turn, verdict?.reason ?? ''),
  }
}

export type Side = 'pve' | 'pvp' | 'both'

/** The best first; of copies that earn the same word, what is below legendary comes last. */
export function compareByScore(turn: Turn, side: Side): (one: Weapon, other: Weapon) => number {
  const wordOf = (score: number) => TIER_ORDER[score < 0 ? 'Unrated' : tierOf(score)]
  return (one, other) => {
    const [mine, theirs] = [scoreFor(one, turn, side), scoreFor(other, turn, side)]
    return (
      wordOf(theirs) - wordOf(mine) ||
      Number(isCommonGear(one)) - Number(isCommonGear(other)) ||
      theirs - mine
    )
  }
}

export function scoreFor(weapon: Weapon, turn: Turn, side: Side): number {
  const rating = turn.assessment.ratings.get(weapon.instanceId)
  const [pve, pvp] = [rating?.pve.score ?? -1, rating?.pvp.score ?? -1]
  return side === 'both' ? Math.max(pve, pvp) : side === 'pve' ? pve : pvp
}
