import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { z } from 'zod'

/** One part of a guardian's copy, as it is stored. */
export interface Part<Fields extends object> {
  /** Raise it where something written before would mislead although it fits the schema. */
  readonly shape: number
  pick(guardian: Guardian): Fields
  /** In the form in which it is stored. */
  write(fields: Fields): object
  /** Throws where what was stored does not fit. */
  read(stored: unknown): Fields
  /** What tells its content from another, where that is not all of it. */
  identity?(fields: Fields): object
}

/** Of fields that are stored as they are. */
export function plainPart<Fields extends Partial<Guardian>>(
  shape: number,
  schema: z.ZodType<Fields>,
  pick: (guardian: Guardian) => Fields,
  identity?: (fields: Fields) => object,
): Part<Fields> {
  return {
    shape,
    pick,
    ...(identity && { identity }),
    write: (fields) => fields,
    read: (stored) => schema.parse(stored),
  }
}
