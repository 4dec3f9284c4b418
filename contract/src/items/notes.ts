import * as z from 'zod/mini'

/** How long a note may be, and how many one account may hold. */
export const LONGEST_NOTE = 500
export const MOST_NOTES = 2_000

const instanceId = z.string().check(z.regex(/^\d{1,20}$/))

/** What a player wrote about one copy, for themselves alone. */
export const noteSchema = z.object({ item_instance_id: instanceId, text: z.string(), written_at: z.int() })
export type Note = z.infer<typeof noteSchema>

/** An empty text takes the note away. */
export const putNoteRequestSchema = z.object({
  item_instance_id: instanceId,
  text: z.string().check(z.trim(), z.maxLength(LONGEST_NOTE)),
  /** The text it was written over; where another one stands by now, nothing is replaced. */
  over: z.optional(z.string().check(z.maxLength(LONGEST_NOTE))),
})

export const notesAnswerSchema = z.object({ notes: z.array(noteSchema) })
export type NotesAnswer = z.infer<typeof notesAnswerSchema>
