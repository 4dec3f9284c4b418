import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'
import { readShareSearch } from './share-search.ts'

type SharedScreen = keyof typeof import('./SharedScreens.tsx')

const shared = <const Address extends string>(
  address: Address,
  words: (typeof entryWords)[keyof typeof entryWords],
  name: SharedScreen,
) =>
  defineScreen({
    addresses: [address],
    words,
    visitors: 'welcome',
    search: readShareSearch,
    load: async () => ({ Screen: (await import('./SharedScreens.tsx'))[name] }),
  })

export const sharedBuild = shared('/build/$name', entryWords.build, 'SharedBuild')
export const sharedProphecy = shared('/prophecy/$membershipId', entryWords.prophecy, 'SharedProphecy')
export const sharedProfile = shared('/profile/$membershipId', entryWords.profile, 'SharedProfile')
