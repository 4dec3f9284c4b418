import { defineMenuScreen } from '../../loading/screen.ts'
import { readAskedFold } from '../../ui/page/asked-fold.ts'
import { entryWords } from './entry-words.ts'

interface HubSearch {
  /** What stands open: `all`, or one part by its id. */
  readonly open?: string | undefined
}

const readHubSearch = ({ open }: Record<string, unknown>): HubSearch => ({
  open: readAskedFold(open),
})

export const hub = defineMenuScreen({
  addresses: ['/command-center', '/'],
  words: entryWords,
  glyph: 'mark',
  key: 'c',
  search: readHubSearch,
  visitors: 'welcome',
  load: async () => ({ Screen: (await import('./HubScreen.tsx')).HubScreen }),
})
