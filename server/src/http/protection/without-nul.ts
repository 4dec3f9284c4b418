import type { App } from '../fastify-app.ts'

const NUL = '\u0000'

/**
 * Takes the character NUL out of every text of a parsed value, in place. No keyboard writes it, and PostgreSQL stores no
 * text that holds it. Without recursion: a body may be nested deeper than the stack.
 */
export function withoutNul<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(NUL, '') as Value
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [key, part] of Object.entries(next)) {
      if (typeof part !== 'string') left.push(part)
      else if (part.includes(NUL)) (next as Record<string, unknown>)[key] = part.replaceAll(NUL, '')
    }
  }
  return value
}

/** Before anything is checked or kept. */
export function dropNul(app: App) {
  app.addHook('preValidation', async (request) => {
    request.body = withoutNul(request.body)
    withoutNul(request.query)
    withoutNul(request.params)
  })
}
