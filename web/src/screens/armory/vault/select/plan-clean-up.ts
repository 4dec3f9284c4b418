import { ACTIVITIES, type Activity } from '@ai-vault/game/weapons/knowledge/knowledge.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { isLastOfKind } from '@ai-vault/game/weapons/verdict/advised-to-go.ts'
import { proofOf } from '../../../../items/copies.ts'
import type { Decisions } from '../../../../items/decisions/decisions.ts'
import { idOf, type WeaponItem } from '../../../../items/weapon-item.ts'
import { isOpenToGo } from '../../review/queue/clean-up-list.ts'

/** What a clean-up picks by itself, and what it leaves to the player's own press. */
export interface CleanUp {
  readonly picked: readonly string[]
  /** Of which no copy would be left. */
  readonly last: readonly WeaponItem[]
  /** Advised to go for one activity alone, and good at the other. */
  readonly goodElsewhere: readonly WeaponItem[]
}

const GOOD: ReadonlySet<string> = new Set(['God-Tier', 'Excellent', 'Good'])

/** The activity that a mode looks away from. */
export const otherThan = (mode: PlayMode): Activity | undefined =>
  mode === 'both' ? undefined : ACTIVITIES.find((activity) => activity !== mode)

/** Good at the activity that the mode leaves out, and the copy that stays instead does not make up for it there. */
export function isGoodElsewhere(item: WeaponItem, all: readonly WeaponItem[], mode: PlayMode): boolean {
  const other = otherThan(mode)
  if (other === undefined || !GOOD.has(item.rating?.[other].tier ?? '')) return false
  if (item.verdict?.ground === 'poor') return true
  const stays = proofOf(item, all)?.rating?.[other].score ?? 0
  return stays < (item.rating?.[other].score ?? 0)
}

/** Of what is shown, in a vault with all of these weapons. */
export function planCleanUp(
  shown: readonly WeaponItem[],
  all: readonly WeaponItem[],
  decisions: Pick<Decisions, 'has'>,
  mode: PlayMode,
): CleanUp {
  const open = shown.filter((item) => isOpenToGo(item, decisions))
  const last = open.filter(({ item, verdict }) => isLastOfKind(item, verdict))
  const goodElsewhere = open.filter((item) => !last.includes(item) && isGoodElsewhere(item, all, mode))
  const held = new Set([...last, ...goodElsewhere])
  return { picked: open.filter((item) => !held.has(item)).map(idOf), last, goodElsewhere }
}
