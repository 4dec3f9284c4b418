import type { z } from 'zod'
import { localError } from './api-error.ts'

/**
 * Schemas and their library are a quarter of the first load, and nothing needs them before the first answer. So a call
 * of the shell names a loader; the chunk travels while the server thinks. A screen that is its own chunk may name the
 * schema itself.
 */
export type SchemaSource<Schema extends z.ZodType> = Schema | (() => Promise<Schema>)

export async function loadSchema<Schema extends z.ZodType>(source: SchemaSource<Schema>): Promise<Schema> {
  try {
    return typeof source === 'function' ? await source() : source
  } catch (error) {
    throw localError('network', error)
  }
}

/** An answer in the contract's types, or an error that says it is not. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const answer = schema.safeParse(body)
  if (!answer.success) throw localError('bad-answer', answer.error)
  return answer.data
}
