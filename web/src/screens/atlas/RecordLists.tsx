import { useQuery } from '@tanstack/react-query'
import { collectiblesQuery, triumphsQuery } from '../../data/atlas/record-queries.ts'
import { Tabs } from '../../ui/controls/choices/Tabs.tsx'
import { oneOf } from './atlas-search.ts'
import { CollectibleList } from './collectibles/CollectibleList.tsx'
import { TitleList } from './titles/TitleList.tsx'
import { TriumphList } from './triumphs/TriumphList.tsx'
import { useAtlasAddress } from './use-atlas-address.ts'
import { words } from './words/words.ts'

export const LISTS = ['triumphs', 'titles', 'collectibles'] as const

/** The three lists of the left column; what each is filtered by stands in the address. */
export function RecordLists({ membershipId }: { readonly membershipId: string }) {
  const [search, change] = useAtlasAddress()
  const triumphs = useQuery(triumphsQuery(membershipId))
  const collectibles = useQuery(collectiblesQuery(membershipId))
  const tabs = [
    {
      id: 'triumphs',
      label: words.lists.triumphs,
      count: triumphs.data?.triumphs.length,
      content: <TriumphList membershipId={membershipId} />,
    },
    {
      id: 'titles',
      label: words.lists.titles,
      count: triumphs.data?.seals.length,
      content: <TitleList membershipId={membershipId} />,
    },
    {
      id: 'collectibles',
      label: words.lists.collectibles,
      count: collectibles.data?.collectibles.length,
      content: <CollectibleList membershipId={membershipId} />,
    },
  ]
  return (
    <Tabs
      label={words.lists.label}
      tabs={tabs}
      selected={oneOf(LISTS, search.list)}
      onSelect={(list) => change({ list, q: undefined, sort: undefined, show: undefined, seal: undefined })}
    />
  )
}
