import type { Triumph } from '@ai-vault/contract/atlas/records.ts'
import { useCallback } from 'react'
import { bringIntoSight, type PARTS } from '../bring-into-sight.ts'
import { useAtlasAddress } from '../use-atlas-address.ts'

/** Shows a triumph in the list and its place on the map, and leads to one of the two. */
export function useGoToTriumph(part: keyof typeof PARTS = 'lists'): (triumph: Triumph) => void {
  const [, change] = useAtlasAddress()
  return useCallback(
    ({ hash, where }: Triumph) => {
      change({
        list: 'triumphs',
        category: undefined,
        q: undefined,
        show: undefined,
        seal: undefined,
        here: undefined,
        zone: undefined,
        point: undefined,
        triumph: String(hash),
        ...(where?.destination_hash ? { destination: String(where.destination_hash) } : {}),
      })
      bringIntoSight(part)
    },
    [change, part],
  )
}
