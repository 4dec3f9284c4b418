import type { judgeArmor } from '@ai-vault/game/armor/verdict/judge-armor.ts'
import type { judgeWeapons } from '@ai-vault/game/weapons/verdict/judge-weapons.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { untilLoaded } from '../../loading/until-loaded.ts'

interface Judge {
  readonly judgeWeapons: typeof judgeWeapons
  readonly judgeArmor: typeof judgeArmor
}

let judge: Judge | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()
const readJudge = () => judge

/** Fetches what judges copies anew, however often that takes. */
export function loadJudge(): Promise<void> {
  loading ??= untilLoaded(() =>
    Promise.all([
      import('@ai-vault/game/weapons/verdict/judge-weapons.ts'),
      import('@ai-vault/game/armor/verdict/judge-armor.ts'),
    ]),
  ).then(([weapons, armor]) => {
    judge = { judgeWeapons: weapons.judgeWeapons, judgeArmor: armor.judgeArmor }
    for (const notify of waiting) notify()
  })
  return loading
}

function subscribe(notify: () => void) {
  waiting.add(notify)
  return () => waiting.delete(notify)
}

/** Undefined until it is here; the verdicts that the server sent hold until then. */
export function useJudge(): Judge | undefined {
  useEffect(() => void loadJudge(), [])
  return useSyncExternalStore(subscribe, readJudge, readJudge)
}
