import { defineScreen } from '../../loading/screen.ts'
import { entryWords } from './entry-words.ts'

interface ShareSearch {
  /** One of its earlier versions; without it the newest is shown. */
  readonly version?: number | undefined
}

function readShareSearch({ version }: Record<string, unknown>): ShareSearch {
  const number = Number(version)
  return Number.isInteger(number) && number > 0 && number < 10_000 ? { version: number } : {}
}

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
