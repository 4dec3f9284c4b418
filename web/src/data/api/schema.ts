import { localError } from './api-error.ts'

/** What an answer is read with: a schema of the contract, or one of the plain ones of the first screen. */
export interface AnswerSchema {
  safeParse(body: unknown): Reading | Promise<Reading>
}
type Reading =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: unknown }
export type AnswerOf<Schema extends AnswerSchema> = Extract<
  Awaited<ReturnType<Schema['safeParse']>>,
  { readonly success: true }
>['data']

/**
 * Schemas and their library would be a tenth of the first load, and nothing needs them before the first personal answer.
 * So a call of the shell names a loader; the chunk travels while the server thinks. A screen that is its own chunk may
 * name the schema itself.
 */
export type SchemaSource<Schema extends AnswerSchema> = Schema | (() => Promise<Schema>)

export async function loadSchema<Schema extends AnswerSchema>(source: SchemaSource<Schema>): Promise<Schema> {
  try {
    return typeof source === 'function' ? await source() : source
  } catch (error) {
    throw localError('network', error)
  }
}

/** An answer in the contract's types, or an error that says it is not. */
export async function parseAnswer<Schema extends AnswerSchema>(
  schema: Schema,
  body: unknown,
): Promise<AnswerOf<Schema>> {
  const answer = await schema.safeParse(body)
  if (!answer.success) throw localError('bad-answer', answer.error)
  return answer.data as AnswerOf<Schema>
}
