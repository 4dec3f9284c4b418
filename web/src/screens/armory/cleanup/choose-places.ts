import { freesPlaces } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import { countPlaces, type Places } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { GearItem } from '../../../items/gear-item.ts'

interface ChosenPlaces {
  readonly chosen: readonly GearItem[]
  /** What could go too and was not asked for, by where it lies. */
  readonly rest: Places
  /** What was typed is no number of places. */
  readonly isWrong: boolean
  /** More was asked for than the vault has to give: how much it has. */
  readonly short?: number
}

const WHOLE_NUMBER = /^\d{1,6}$/

/**
 * What goes for the number of vault places that a player typed: that many of what frees them.
 * Without a number everything goes, wherever it lies; for one that cannot be read nothing does.
 */
export function choosePlaces(gear: readonly GearItem[], typed: string): ChosenPlaces {
  const asked = typed.trim()
  if (asked === '') return { chosen: gear, rest: countPlaces([]), isWrong: false }
  const wanted = WHOLE_NUMBER.test(asked) ? Number(asked) : 0
  const inVault = freesPlaces(gear, ({ item }) => item)
  const chosen = inVault.slice(0, wanted)
  const isChosen = new Set(chosen)
  return {
    chosen,
    rest: countPlaces(gear.filter((item) => !isChosen.has(item)).map(({ item }) => item)),
    isWrong: wanted === 0,
    ...(wanted > inVault.length ? { short: inVault.length } : {}),
  }
}
