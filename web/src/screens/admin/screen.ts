import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'

const PANELS = ['moderation', 'notices', 'ai', 'audit'] as const

/** The admin panel's address: which tab is open; the first one where it names none. */
interface AdminSearch {
  readonly panel?: string | undefined
}

const readAdminSearch = ({ panel }: Record<string, unknown>): AdminSearch => ({
  panel: PANELS.find((each) => each === panel),
})

export const admin = defineScreen({
  addresses: ['/admin'],
  words: entryWords,
  search: readAdminSearch,
  visitors: 'connect',
  load: async () => (await import('./AdminScreen.tsx')).parts,
})
