import { type NotesAnswer, notesAnswerSchema } from '@ai-vault/contract/items/notes.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../../data/api/api-client.ts'

export const CALL = { path: '/api/notes', schema: notesAnswerSchema, personal: true } as const

export const notesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['notes', membershipId],
    queryFn: ({ signal }): Promise<NotesAnswer> => callApi({ ...CALL, signal }),
    // Another window may have written meanwhile.
    refetchOnWindowFocus: 'always',
    meta: { snapshot: true, written: true },
  })

export const unsentKey = (membershipId: string) => ['notes', membershipId, 'unsent'] as const

/** What the player wrote, by instance id. */
export type Notes = ReadonlyMap<string, string>

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
