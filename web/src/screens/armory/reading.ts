import { createContext, use } from 'react'

/**
 * Whether what is shown is all the player owns by now: it may still be underway, be a last good copy, or leave out what
 * is private. Whoever says 'all', 'only' or 'none' asks first.
 */
export type Reading = 'underway' | 'old' | 'private' | 'whole'

export const ReadingContext = createContext<Reading>('whole')

export const useReading = () => use(ReadingContext)
