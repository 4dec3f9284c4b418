const MARKS = /\p{M}+/gu
/** Anything that is neither letter nor digit separates words; apostrophes vanish, so that "Ikoras" finds "Ikora's". */
const APOSTROPHES = /['’‘`´]/g

const folded = new Map<string, string>()
const CACHE_LIMIT = 20_000

/** Lower case without accents and apostrophes: what two texts are compared by. */
export function fold(text: string): string {
  const known = folded.get(text)
  if (known !== undefined) return known
  const result = text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase()
  if (folded.size >= CACHE_LIMIT) folded.clear()
  folded.set(text, result)
  return result
}
