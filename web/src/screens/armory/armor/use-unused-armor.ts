import type { SavedTarget } from '@ai-vault/contract/items/armor.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { useEffect, useState } from 'react'
import { solveInTurn } from '../../../data/armor/solve-in-turn.ts'
import { startArmorWorker } from '../../../data/armor/start-worker.ts'
import { problemOf, sameBuilds, type TargetCheck, unusedPieces, without } from './unused-armor.ts'

export interface UnusedArmor {
  readonly phase: 'solving' | 'checking' | 'done' | 'failed'
  readonly checks: readonly TargetCheck[]
  /** Known once every target was solved. */
  readonly unused?: readonly ArmorPiece[]
}

const FRESH: UnusedArmor = { phase: 'solving', checks: [] }

/** Finds out for as long as it is shown; targets and armor that change start it again. */
export function useUnusedArmor(targets: readonly SavedTarget[], armor: readonly ArmorPiece[]): UnusedArmor {
  const [state, setState] = useState(FRESH)
  useEffect(() => {
    const { solve, close } = solveInTurn(startArmorWorker)
    let open = true
    const show = (next: UnusedArmor) => open && setState(next)

    async function find() {
      show(FRESH)
      let checks: readonly TargetCheck[] = []
      for (const target of targets) {
        checks = [...checks, { target, solved: await solve(problemOf(target, armor)) }]
        show({ phase: 'solving', checks })
      }
      const unused = unusedPieces(armor, checks)
      for (const [at, { target, solved }] of checks.entries()) {
        show({ phase: 'checking', checks, unused })
        const again = await solve(without(problemOf(target, armor), unused))
        checks = checks.with(at, { target, solved, same: sameBuilds(solved, again) })
      }
      show({ phase: 'done', checks, unused })
    }
    find().catch(() => show({ phase: 'failed', checks: [] }))
    return () => {
      open = false
      close()
    }
  }, [targets, armor])
  return state
}
