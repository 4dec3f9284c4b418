import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { CALL, notesQuery } from './use-notes.ts'

/**
 * Apart from the reading: it comes with the sheet. `onSaved` is told which text the server took, also where the sheet
 * was closed before the answer.
 */
export function useWriteNote(membershipId: string, instanceId: string, onSaved: (text: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      callApi({ ...CALL, method: 'PUT', body: { item_instance_id: instanceId, text } }),
    onSuccess: async (answer, text) => {
      // A reading that began before the write would bring the older text back.
      await client.cancelQueries(notesQuery(membershipId))
      client.setQueryData(notesQuery(membershipId).queryKey, answer)
      onSaved(text)
    },
    // One after the other: the text that was written last is the one that stays.
    scope: { id: `note ${membershipId}` },
    // The field keeps what was written and says that it waits; a try while offline would only hang.
    networkMode: 'always',
    retry: false,
  })
}
