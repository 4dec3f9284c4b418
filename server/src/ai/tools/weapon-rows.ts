/** How a weapon is told to whoever asks: the same words and numbers as on its tile and sheet. */
import type { Weapon } from '@ai-vault/game/items.ts'
import { placeInWords, type Quote, quoteOf, type Turn } from './turn.ts'

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
  readonly traits: readonly { readonly ref: string; readonly name: string }[]
  readonly kills?: number
  readonly locked: boolean
  readonly in_loadouts: number
  readonly advice: string
  readonly reason: Quote
}

export function weaponRow(weapon: Weapon, turn: Turn): WeaponRow {
  const { assessment, guardian, ledger } = turn
  const rating = assessment.ratings.get(weapon.instanceId)
  const verdict = assessment.verdicts.get(weapon.instanceId)
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
    ...(rating?.pve.score === undefined ? {} : { pve: oneDecimal(rating.pve.score) }),
    ...(rating?.pvp.score === undefined ? {} : { pvp: oneDecimal(rating.pvp.score) }),
    traits: traitsOf(weapon).map((plug) => ({ ref: `{{${ledger.perk(plug)}}}`, name: plug.name })),
    ...(weapon.kills === undefined ? {} : { kills: weapon.kills }),
    locked: weapon.locked,
    in_loadouts: weapon.loadouts.length,
    advice: verdict?.recommendation ?? 'review',
    reason: quoteOf(turn, verdict?.reason ?? ''),
  }
}

export const oneDecimal = (score: number) => Math.round(score * 10) / 10

export const traitsOf = (weapon: Weapon) =>
  weapon.columns.filter(({ kind }) => kind === 'trait').flatMap(({ active }) => active ?? [])

export type Side = 'pve' | 'pvp' | 'both'

export function scoreFor(weapon: Weapon, turn: Turn, side: Side): number {
  const rating = turn.assessment.ratings.get(weapon.instanceId)
  const [pve, pvp] = [rating?.pve.score ?? -1, rating?.pvp.score ?? -1]
  return side === 'both' ? Math.max(pve, pvp) : side === 'pve' ? pve : pvp
}
