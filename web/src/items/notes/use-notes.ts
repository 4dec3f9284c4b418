import { type NotesAnswer, notesAnswerSchema } from '@ai-vault/contract/notes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../../data/api/api-client.ts'

const CALL = { path: '/api/notes', schema: notesAnswerSchema, personal: true } as const

const notesQuery = (membershipId: string) =>
  queryOptions({
    queryKey: ['notes', membershipId],
    queryFn: ({ signal }): Promise<NotesAnswer> => callApi({ ...CALL, signal }),
    meta: { snapshot: true },
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

export function useWriteNote(membershipId: string, instanceId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      callApi({ ...CALL, method: 'PUT', body: { item_instance_id: instanceId, text } }),
    onSuccess: (answer) => client.setQueryData(notesQuery(membershipId).queryKey, answer),
    // The field keeps what was written and says that it waits; a try while offline would only hang.
    networkMode: 'always',
    retry: false,
  })
}
