import { type NotesAnswer, notesAnswerSchema } from '@ai-vault/contract/items/notes.ts'
import { queryOptions } from '@tanstack/react-query'
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

/** What the player wrote, by instance id. */
export type Notes = ReadonlyMap<string, string>
