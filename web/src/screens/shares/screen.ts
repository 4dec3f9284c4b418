import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'
import { readShareSearch } from './share-search.ts'

export const sharedBuild = defineScreen({
  addresses: ['/build/$name'],
  words: entryWords.build,
  visitors: 'welcome',
  search: readShareSearch,
  load: async () => ({ Screen: (await import('./SharedScreens.tsx')).SharedBuild }),
})

export const sharedProphecy = defineScreen({
  addresses: ['/prophecy/$membershipId'],
  words: entryWords.prophecy,
  visitors: 'welcome',
  search: readShareSearch,
  load: async () => ({ Screen: (await import('./SharedScreens.tsx')).SharedProphecy }),
})

export const sharedProfile = defineScreen({
  addresses: ['/profile/$membershipId'],
  words: entryWords.profile,
  visitors: 'welcome',
  search: readShareSearch,
  load: async () => ({ Screen: (await import('./SharedScreens.tsx')).SharedProfile }),
})
