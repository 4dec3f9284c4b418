import { defineScreen } from '../../loading/screen.ts'
import { chooseWords } from '../../words/choose-words.ts'
import { readShareSearch } from './share-search.ts'
import { en } from './words/en-entry.ts'

const words = chooseWords<typeof en>({ en })

export const sharedBuild = defineScreen({
  addresses: ['/build/$name'],
  words: words.build,
  visitors: 'welcome',
  search: readShareSearch,
  load: async () => ({ Screen: (await import('./SharedScreens.tsx')).SharedBuild }),
})

export const sharedProphecy = defineScreen({
  addresses: ['/prophecy/$membershipId'],
  words: words.prophecy,
  visitors: 'welcome',
  search: readShareSearch,
  load: async () => ({ Screen: (await import('./SharedScreens.tsx')).SharedProphecy }),
})

export const sharedProfile = defineScreen({
  addresses: ['/profile/$membershipId'],
  words: words.profile,
  visitors: 'welcome',
  search: readShareSearch,
  load: async () => ({ Screen: (await import('./SharedScreens.tsx')).SharedProfile }),
})
