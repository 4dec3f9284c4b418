import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Notes, notesQuery } from './notes-query.ts'

export const unsentKey = (membershipId: string) => ['notes', membershipId, 'unsent'] as const

export function useNotes(membershipId: string): Notes {
  const client = useQueryClient()
  const { data, isFetching } = useQuery(notesQuery(membershipId))
  const notes = useMemo(
    () => new Map(data?.notes.map(({ item_instance_id, text }) => [item_instance_id, text])),
    [data],
  )
  const isStanding =
    data !== undefined &&
    !isFetching &&
    client.getQueryState(notesQuery(membershipId).queryKey)?.isInvalidated === false
  // Once a visit, and again when the network is back: what an earlier one left unsent.
  useQuery({
    queryKey: unsentKey(membershipId),
    queryFn: async () => (await import('./write-note.ts')).sendKeptNotes(client, membershipId, notes),
    enabled: isStanding,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return notes
}
