import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { useCallback } from 'react'
import { bringIntoSight, type PARTS } from '../bring-into-sight.ts'
import { useAtlasAddress } from '../use-atlas-address.ts'

/** Leads to a triumph in the list, which drops what could hide it there, or to its place on the map, which leaves the list as it is. */
export function useGoToTriumph(part: keyof typeof PARTS = 'lists'): (triumph: Triumph) => void {
  const [{ destination }, go] = useAtlasAddress()
  return useCallback(
    ({ hash, where }: Triumph) => {
      const place = where?.destination_hash ? String(where.destination_hash) : undefined
      // The lists are narrowed to the map's destination: another one would narrow them to that.
      const widens = part === 'lists' || (place !== undefined && place !== destination)
      go({
        ...(part === 'lists' && {
          list: 'triumphs',
          category: undefined,
          q: undefined,
          show: undefined,
          seal: undefined,
        }),
        ...(part === 'map' && { list: 'map' }),
        ...(widens && { here: undefined }),
        zone: undefined,
        point: undefined,
        triumph: String(hash),
        ...(place && { destination: place }),
      })
      bringIntoSight(part)
    },
    [go, part, destination],
  )
}
