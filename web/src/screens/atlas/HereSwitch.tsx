import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '../../data/atlas/point-queries.ts'
import { Switch } from '../../ui/controls/Field.tsx'
import { useAtlasAddress } from './use-atlas-address.ts'
import { words } from './words/words.ts'

/** The destination that the lists are narrowed to, if they are. */
export function useHere(): number | undefined {
  const [{ destination, here }] = useAtlasAddress()
  return here === '1' && destination !== undefined ? Number(destination) : undefined
}

/** Narrows the lists to the destination that the map shows. */
export function HereSwitch({ membershipId }: { readonly membershipId: string }) {
  const [{ destination, here }, change] = useAtlasAddress()
  const { data } = useQuery(destinationsQuery(membershipId))
  const chosen = data?.destinations.find(({ hash }) => String(hash) === destination)
  if (!chosen) return null
  return (
    <Switch
      label={words.onlyHere(chosen.name)}
      checked={here === '1'}
      onChange={(on) => change({ here: on ? '1' : undefined, triumph: undefined })}
    />
  )
}
