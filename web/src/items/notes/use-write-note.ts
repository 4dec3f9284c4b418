import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { CALL, notesQuery } from './use-notes.ts'

/** Apart from the reading: it comes with the sheet. */
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
