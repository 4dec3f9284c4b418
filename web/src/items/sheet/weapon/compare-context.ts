import { createContext, use } from 'react'

/** More columns than this cannot be told apart. */
export const MOST_COMPARED = 6

export interface Compare {
  /** Instance ids in the tray, in the order they were picked. */
  readonly picks: readonly string[]
  readonly isFull: boolean
  /** One more was just asked for than fit. */
  readonly isRefusing: boolean
  readonly toggle: (id: string) => void
  readonly clear: () => void
  /** Shows these side by side, and keeps them in the tray. */
  readonly show: (ids: readonly string[]) => void
}

/** The tray of the screen around; a screen without one leaves comparing to the armory. */
export const CompareContext = createContext<Compare | undefined>(undefined)

export const useCompare = () => use(CompareContext)
