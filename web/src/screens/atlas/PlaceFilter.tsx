import { useQuery } from '@tanstack/react-query'
import { destinationsQuery } from '../../data/atlas/point-queries.ts'
import { SelectField } from '../../ui/controls/choices/SelectField.tsx'
import { useAtlasAddress } from './use-atlas-address.ts'
import { words } from './words.ts'

const EVERYWHERE = 'everywhere'

/** The destination that the lists are narrowed to, if they are. */
export function useHere(): number | undefined {
  const [{ destination, here }] = useAtlasAddress()
  return here === '1' && destination !== undefined ? Number(destination) : undefined
}

/** Narrows the lists to one destination, and the map shows it; the map alone narrows nothing. */
export function PlaceFilter({ membershipId }: { readonly membershipId: string }) {
  const [, change] = useAtlasAddress()
  const here = useHere()
  const { data } = useQuery(destinationsQuery(membershipId))
  if (!data) return null
  const chosen = data.destinations.find(({ hash }) => hash === here)
  return (
    <SelectField
      label={words.place.label}
      hideLabel
      options={[
        { id: EVERYWHERE, label: words.place.everywhere },
        ...data.destinations.map(({ hash, name }) => ({ id: String(hash), label: name })),
      ]}
      selected={chosen ? String(chosen.hash) : EVERYWHERE}
      onSelect={(id) =>
        change(
          id === EVERYWHERE
            ? { here: undefined, triumph: undefined }
            : { destination: id, here: '1', zone: undefined, point: undefined, triumph: undefined },
        )
      }
    />
  )
}
