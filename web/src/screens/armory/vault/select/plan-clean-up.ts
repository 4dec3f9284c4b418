import { isLastOfSomething } from '@ai-vault/game/cleanup/advised-to-go.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { isOpenToGo } from '../../review/queue/clean-up-list.ts'

/** What a clean-up picks by itself, and what it leaves to the player's own press. */
export interface CleanUp {
  readonly picked: readonly string[]
  /** Something better stays, yet they are the last of something: held back, and added by a press. */
  readonly last: readonly WeaponItem[]
}

export function planCleanUp(shown: readonly WeaponItem[], decisions: Pick<Decisions, 'has'>): CleanUp {
  return {
    picked: shown.filter((item) => isOpenToGo(item, decisions)).map(idOf),
    last: shown.filter((item) => isLastOfSomething(item.verdict) && !decisions.has(idOf(item))),
  }
}
