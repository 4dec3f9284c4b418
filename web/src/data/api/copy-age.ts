type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * An answer that did not change comes from the browser's own cache, with the age it had when it was put there. How old
 * it is now stands in the head, which the server renews even then.
 */
export function renewAge(answer: unknown, headers: Headers): unknown {
  const at = headers.get('x-fetched-at')
  if (!at || !isObject(answer)) return answer
  if ('fetched_at' in answer) return { ...answer, fetched_at: at }
  return isObject(answer.data) ? { ...answer, data: renewAge(answer.data, headers) } : answer
}
