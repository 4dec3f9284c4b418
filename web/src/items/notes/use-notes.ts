import { type NotesAnswer, notesAnswerSchema } from '@ai-vault/contract/items/notes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../../data/api/api-client.ts'

export const CALL = { path: '/api/notes', schema: notesAnswerSchema, personal: true } as const

export const notesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['notes', membershipId],
    queryFn: ({ signal }): Promise<NotesAnswer> => callApi({ ...CALL, signal }),
    meta: { snapshot: true, written: true },
  })

/** What the player wrote, by instance id. */
export type Notes = ReadonlyMap<string, string>

export function useNotes(membershipId: string): Notes {
  const { data } = useQuery(notesQuery(membershipId))
  return useMemo(
    () => new Map(data?.notes.map(({ item_instance_id, text }) => [item_instance_id, text])),
    [data],
  )
}
