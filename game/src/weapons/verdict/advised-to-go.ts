import type { Weapon } from '../../items.ts'
import type { Verdict } from './judge-vault.ts'
import { isCommonGear } from './vault-copy.ts'

/** The one word of a verdict that every count, list and clean-up of what could go rests on. */
export const isAdvisedToGo = (verdict: Pick<Verdict, 'recommendation'> | undefined): boolean =>
  verdict?.recommendation === 'consider-dismantling'

/**
 * A legendary or exotic of which no copy would be left: a clean-up leaves it to the player's own press. Of blue ones a
 * legendary that is as good stays, so they are picked.
 */
export const isLastOfKind = (weapon: Weapon, verdict: Pick<Verdict, 'last'> | undefined): boolean =>
  verdict?.last === true && !isCommonGear(weapon)

export const countAdvisedToGo = (verdicts: ReadonlyMap<string, Verdict>): number =>
  [...verdicts.values()].filter(isAdvisedToGo).length
