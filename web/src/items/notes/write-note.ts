import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/api/api-client.ts'
import { dropKeptNote, type KeptNote, readKeptNotes } from './kept-notes.ts'
import { CALL, type Notes, notesQuery } from './notes-query.ts'

/** One text to the server, unless another one stands there by now; what was kept of it on this device is then dropped. */
export const writeNote = (client: QueryClient, membershipId: string, instanceId: string) =>
  mutationOptions({
    mutationFn: ({ text, over }: KeptNote) =>
      callApi({
        ...CALL,
        method: 'PUT',
        body: { item_instance_id: instanceId, text, over },
        // The page may be on its way out.
        keepalive: true,
      }),
    onSuccess: async (answer, { text }) => {
      // A reading that began before the write would bring the older text back.
      await client.cancelQueries(notesQuery(membershipId))
      client.setQueryData(notesQuery(membershipId).queryKey, answer)
      dropKeptNote(membershipId, instanceId, text)
    },
    // One after the other: the text that was written last is the one that stays.
    scope: { id: `note ${membershipId}` },
    // The field keeps what was written and says that it waits; a try while offline would only hang.
    networkMode: 'always',
    retry: false,
  })

/**
 * Sends what an earlier visit left unsent. A note that was changed elsewhere since is not written over: its field
 * shows both the text and that it is not saved.
 */
export async function sendKeptNotes(
  client: QueryClient,
  membershipId: string,
  saved: Notes,
): Promise<number> {
  const kept = Object.entries(readKeptNotes(membershipId))
  let sent = 0
  for (const [instanceId, { text, over }] of kept) {
    const stands = saved.get(instanceId) ?? ''
    if (stands === text.trim()) dropKeptNote(membershipId, instanceId, stands)
    else if (stands === over) {
      await client
        .getMutationCache()
        .build(client, writeNote(client, membershipId, instanceId))
        .execute({ text: text.trim(), over })
      sent++
    }
  }
  return sent
}
