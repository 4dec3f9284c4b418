import type { Protection } from './protections.ts'
import type { Verdict } from './verdict.ts'

/** The one word of a verdict that every count, list and clean-up of what could go rests on. */
export const isAdvisedToGo = (verdict: Pick<Verdict, 'recommendation'> | undefined): boolean =>
  verdict?.recommendation === 'consider-dismantling'

/** What would be the last of something. */
const LAST_OF: ReadonlySet<Protection> = new Set(['last', 'pair', 'top-tier'])

/** Something better stays, yet it is the last of something: a clean-up names it and leaves it to the player's own press. */
export const isLastOfSomething = (verdict: Verdict | undefined): boolean =>
  verdict?.recommendation === 'review' &&
  verdict.proof !== undefined &&
  verdict.protections.length > 0 &&
  verdict.protections.every((protection) => LAST_OF.has(protection))

/** How many of these could go: the one count that every screen shows. */
export const countAdvisedToGo = (
  gear: readonly { readonly instanceId: string }[],
  verdicts: ReadonlyMap<string, Verdict>,
): number => gear.filter(({ instanceId }) => isAdvisedToGo(verdicts.get(instanceId))).length
