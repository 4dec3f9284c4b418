/**
 * Notes that the server has not taken yet, kept on this device: a closed sheet, a reload or a dead network loses none.
 * Beside each stands the text that it was written over, so that a later sending replaces nothing unseen. Several tabs
 * write the same list, so every change reads it first.
 */
import { LONGEST_NOTE } from '@ai-vault/contract/items/notes.ts'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../../data/stored/storage.ts'

const text = z.string().check(z.maxLength(LONGEST_NOTE))
const keptSchema = z.record(z.string().check(z.regex(/^\d{1,20}$/)), z.object({ text, over: text }))

export interface KeptNote {
  readonly text: string
  /** What the server held when it was written. */
  readonly over: string
}
type KeptNotes = Readonly<Record<string, KeptNote>>

const keyOf = (membershipId: string) => `pending_notes_${membershipId}`

/** Anyone may edit the storage: what is no note is none. */
export function readKeptNotes(membershipId: string): KeptNotes {
  try {
    return keptSchema.safeParse(JSON.parse(readKept(keyOf(membershipId)) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/** Null: nothing waits any more. */
export function keepNote(membershipId: string, instanceId: string, note: KeptNote | null): void {
  const { [instanceId]: _, ...others } = readKeptNotes(membershipId)
  const kept = note ? { ...others, [instanceId]: note } : others
  writeKept(keyOf(membershipId), Object.keys(kept).length > 0 ? JSON.stringify(kept) : null)
}

/** The server took this text; what was typed since still waits. */
export function dropKeptNote(membershipId: string, instanceId: string, sent: string): void {
  if (readKeptNotes(membershipId)[instanceId]?.text.trim() === sent) keepNote(membershipId, instanceId, null)
}
