import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { judgeVault } from '@ai-vault/game/weapons/verdict/judge-vault.ts'
import { useMemo, useRef } from 'react'
import type { Decisions } from '../decisions/decisions.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'

interface JudgeBy {
  readonly decisions: Decisions
  readonly mode?: PlayMode
  /** When the vault was seen. */
  readonly seenAt: string
}

/**
 * The weapons with the verdicts as they stand now: a decision changes the advice for other copies at once, without the
 * server. What stays the same stays the same object, so that only the rest is drawn again.
 */
export function useJudged(
  weapons: readonly WeaponItem[],
  { decisions, mode = 'both', seenAt }: JudgeBy,
): readonly WeaponItem[] {
  const before = useRef<ReadonlyMap<string, WeaponItem>>(new Map())
  return useMemo(() => {
    const judged = withVerdicts(weapons, { decisions, mode, seenAt }, before.current)
    before.current = new Map(judged.map((item) => [idOf(item), item]))
    return judged
  }, [weapons, decisions, mode, seenAt])
}

export function withVerdicts(
  weapons: readonly WeaponItem[],
  { decisions, mode = 'both', seenAt }: JudgeBy,
  before: ReadonlyMap<string, WeaponItem> = new Map(),
): readonly WeaponItem[] {
  const ratings = new Map(weapons.flatMap((item) => (item.rating ? [[idOf(item), item.rating]] : [])))
  const verdicts = judgeVault(
    weapons.map(({ item }) => item),
    ratings,
    { marks: decisions, mode, today: Date.parse(seenAt) },
  )
  return weapons.map((item) => {
    const verdict = verdicts.get(idOf(item))
    const known = before.get(idOf(item))
    const isSame = known?.item === item.item && known.verdict?.reason === verdict?.reason
    if (known && isSame && known.verdict?.recommendation === verdict?.recommendation) return known
    return verdict ? { ...item, verdict: { ...verdict, protections: [...verdict.protections] } } : item
  })
}
