import {
  MOST_NOTES,
  type Note,
  notesAnswerSchema,
  putNoteRequestSchema,
} from '@ai-vault/contract/items/notes.ts'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { NoteStore } from './note-store.ts'

export interface NoteRoutesDeps {
  readonly notes: NoteStore
  readonly now: () => number
}

const tags = ['weapons']
const config = { auth: 'session' } as const
const querystring = z.object({ membership_id: z.string().optional() })
const response = { 200: notesAnswerSchema }

/** Both calls answer with all notes as they now stand. */
export function noteRoutes(app: App, { notes, now }: NoteRoutesDeps) {
  app.get(
    '/api/notes',
    { config, schema: { tags, summary: 'What the player noted about their weapons', querystring, response } },
    async (request) => ({ notes: await notes.list(playerOf(request).membershipId) }),
  )

  app.put(
    '/api/notes',
    {
      config,
      schema: {
        tags,
        summary: 'Keeps a note about a weapon; an empty one takes it away',
        querystring,
        body: putNoteRequestSchema,
        response,
      },
    },
    async (request) => {
      const owner = playerOf(request).membershipId
      const { item_instance_id, text, over } = request.body
      const isOfThis = (note: Note) => note.item_instance_id === item_instance_id
      const written = await notes.write(owner, { item_instance_id, text, written_at: now() }, over)
      if (written === 'too-many') {
        throw new ApiError(422, 'too-many-notes', `At most ${MOST_NOTES} notes are kept per account.`)
      }
      const after = await notes.list(owner)
      if (!written && (after.find(isOfThis)?.text ?? '') !== text) {
        throw new ApiError(409, 'note-changed', 'This note was changed elsewhere meanwhile.')
      }
      return { notes: after }
    },
  )
}
