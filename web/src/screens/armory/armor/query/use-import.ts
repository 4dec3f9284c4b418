import type { Character } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, GuardianClass } from '@ai-vault/game/items.ts'
import { useCallback, useEffect, useState } from 'react'
import { routeAt } from '../../../../routing/use-address.ts'
import { askAsWorn, type CurrentGear, currentGear } from './current-gear.ts'
import type { ChangeQuery } from './use-armor-query.ts'

const route = routeAt('/armory')

export interface Imported {
  /** What was taken over last; null where there was nothing to take. */
  readonly gear: CurrentGear | null | undefined
  readonly importNow: () => void
}

/** F-086: starts from what is worn, by a press or because the address asks for it (`import=current`). */
export function useImport(
  armor: readonly ArmorPiece[],
  characters: readonly Character[],
  classType: GuardianClass | undefined,
  onChange: ChangeQuery,
): Imported {
  const asked = route.useSearch().import === 'current'
  const [gear, setGear] = useState<CurrentGear | null>()
  const importNow = useCallback(() => {
    const found = currentGear(armor, characters, classType)
    setGear(found ?? null)
    if (found) onChange(askAsWorn(found))
  }, [armor, characters, classType, onChange])
  useEffect(() => {
    if (asked) importNow()
  }, [asked, importNow])
  return { gear, importNow }
}
