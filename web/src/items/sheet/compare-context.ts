import { createContext, use } from 'react'

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

const nothing = () => undefined

/** Outside of the vault nothing can be picked. */
export const CompareContext = createContext<Compare>({
  picks: [],
  isFull: false,
  isRefusing: false,
  toggle: nothing,
  clear: nothing,
  show: nothing,
})

export const useCompare = () => use(CompareContext)
