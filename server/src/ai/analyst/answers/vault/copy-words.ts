/** How an answer names a copy, its scores, the armory's advice and the player's own mark. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { withName } from '@ai-vault/game/weapons/copy-name.ts'
import { withoutRating } from '@ai-vault/game/weapons/verdict/verdict-words.ts'
import { quoteOf } from '../../../tools/turn.ts'
import type { KeptRow } from '../../../tools/vault/cleanup.ts'
import type { WeaponRow } from '../../../tools/vault/weapon-rows.ts'
import type { Ask } from '../draft.ts'

/** A copy that the clean-up judged. */
export type GoingRow = WeaponRow & { readonly kept_instead?: KeptRow; readonly marked?: string }

type Refs = readonly { readonly ref: string }[]

/**
 * A copy is named by what is on, as everywhere; the traits that its score rests on are said to be switched on first: those
 * of the side that is asked about, else of the one that it is rated for.
 */
export function rollInWords(
  row: Pick<WeaponRow, 'told_apart_by' | 'switch_to' | 'rated_for'> & { readonly traits: Refs },
  side: 'pve' | 'pvp' | undefined = row.rated_for,
): string {
  const refs = (traits: Refs) => traits.map(({ ref }) => ref)
  const switchTo = side && row.switch_to?.[side]
  return withName({
    on: refs(row.traits),
    switchTo: switchTo && refs(switchTo),
    apart: row.told_apart_by,
  })
}

/** A weapon that is worn, with its roll and score. */
export const wornInWords = (row: WeaponRow, side?: 'pve' | 'pvp'): string =>
  `${row.ref}${rollInWords(row, side)}, ${scoreInWords(row, side)}`

export function scoreInWords({ pve, pvp }: Pick<WeaponRow, 'pve' | 'pvp'>, side?: 'pve' | 'pvp'): string {
  const parts = [
    side !== 'pvp' && pve !== undefined ? `${pve} of 10 in PvE` : '',
    side !== 'pve' && pvp !== undefined ? `${pvp} of 10 in PvP` : '',
  ].filter(Boolean)
  return parts.join(', ') || 'not rated'
}

/** The reason of a row whose scores are told beside it. */
export const besidesRating = ({ reason }: Pick<WeaponRow, 'reason'>, turn: Ask['turn']): string =>
  quoteOf(turn, withoutRating(reason.text)).ref

export const ADVICE_WORDS: Readonly<Record<string, string>> = {
  keep: 'keep it',
  review: 'look at it first',
  'consider-dismantling': 'it could go',
}

export const markInWords = ({ marked }: GoingRow) =>
  marked === undefined ? '' : ` You marked it ${marked === 'keep' ? 'to keep' : 'to go'}.`

/** Copies that were counted and not told: said, so that the list is never taken for all of them. */
export function untoldInWords(
  untold: number,
  { ledger }: Ask['turn'],
  what = untold === 1 ? 'copy of it' : 'copies of it',
): readonly string[] {
  if (untold <= 0) return []
  ledger.noteNumbersIn(String(untold))
  return [`${untold} more ${what} in the armory.`]
}

/** Who has the traits already is told of parts alone. */
export function betterInWords(
  {
    traits,
    has_traits,
  }: { readonly traits: readonly { readonly ref: string }[]; readonly has_traits: boolean },
  gap: number,
  side: string,
): string {
  return has_traits
    ? `Its traits are those of the best roll for ${side}; another barrel, magazine or masterwork would score ${gap} more.`
    : `The best roll for ${side} has ${listInWords(traits.map(({ ref }) => ref))} and scores ${gap} more.`
}
