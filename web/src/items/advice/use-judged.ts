import type { Verdict } from '@ai-vault/game/cleanup/verdict.ts'
import type { PlayMode } from '@ai-vault/game/weapons/play-mode.ts'
import { useMemo, useRef } from 'react'
import type { Decisions } from '../decisions/decisions.ts'
import type { ArmorItem, GearItem } from '../gear-item.ts'
import { idOf, type WeaponItem } from '../weapon-item.ts'
import { useJudge } from './judge.ts'

interface JudgeBy {
  readonly decisions: Decisions
  readonly mode?: PlayMode
  /** When the vault was seen. */
  readonly seenAt: string
}

/**
 * The weapons with the verdicts as they stand now: a decision changes the advice for other copies at once, without the
 * server, as soon as what judges is here. What stays the same stays the same object, so that only the rest is drawn again.
 */
export function useJudged(
  weapons: readonly WeaponItem[],
  { decisions, mode = 'both', seenAt }: JudgeBy,
): readonly WeaponItem[] {
  const judge = useJudge()
  const verdicts = useMemo(
    () =>
      judge?.judgeWeapons(
        weapons.map(({ item }) => item),
        ratingsOf(weapons),
        { marks: decisions, mode, today: Date.parse(seenAt) },
      ),
    [judge, weapons, decisions, mode, seenAt],
  )
  return useWithVerdicts(weapons, verdicts)
}

/** The same for armor. */
export function useJudgedArmor(armor: readonly ArmorItem[], decisions: Decisions): readonly ArmorItem[] {
  const judge = useJudge()
  const verdicts = useMemo(
    () =>
      judge?.judgeArmor(
        armor.map(({ item }) => item),
        decisions,
      ),
    [judge, armor, decisions],
  )
  return useWithVerdicts(armor, verdicts)
}

export const ratingsOf = (weapons: readonly WeaponItem[]) =>
  new Map(weapons.flatMap((item) => (item.rating ? [[idOf(item), item.rating]] : [])))

function useWithVerdicts<Item extends GearItem>(
  items: readonly Item[],
  verdicts: ReadonlyMap<string, Verdict> | undefined,
): readonly Item[] {
  const before = useRef<ReadonlyMap<string, Item>>(new Map())
  return useMemo(() => {
    const judged = verdicts
      ? items.map((item) => withVerdict(item, verdicts.get(idOf(item)), before.current.get(idOf(item))))
      : items
    before.current = new Map(judged.map((item) => [idOf(item), item]))
    return judged
  }, [items, verdicts])
}

function withVerdict<Item extends GearItem>(
  item: Item,
  verdict: Verdict | undefined,
  known: Item | undefined,
): Item {
  const isSame = known?.item === item.item && known.verdict?.reason === verdict?.reason
  if (known && isSame && known.verdict?.recommendation === verdict?.recommendation) return known
  return verdict ? { ...item, verdict: { ...verdict, protections: [...verdict.protections] } } : item
}
