import { useCallback, useState } from 'react'
import { type PieceMarks, readArmorMarks, writeArmorMarks } from '../../../data/storage.ts'

/** Pins and exclusions of one account, kept on this device. */
export function usePieceMarks(membershipId: string) {
  const [marks, keep] = useState(() => readArmorMarks(membershipId))
  const setMarks = useCallback(
    (next: PieceMarks) => {
      keep(next)
      writeArmorMarks(membershipId, next)
    },
    [membershipId],
  )
  return { marks, setMarks }
}
