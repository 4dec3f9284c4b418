import { withoutInvisible } from '@ai-vault/game/invisible-signs.ts'

/** Of an average sign of the condensed face, as a share of its size. */
const CAPITAL = 0.53
const SMALL = 0.46

/** What the typeface of pictures can write. */
const UNWRITABLE = /[^\p{Script=Latin}\p{N}\p{P} +=$|^~<>]/gu

/** A text as a picture can show it; undefined where nothing of it can be written. */
export function writable(text: string): string | undefined {
  const plain = withoutInvisible(text.normalize('NFC')).replace(UNWRITABLE, ' ').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(plain) ? plain : undefined
}

/** One line, cut where it would be wider than the room. */
export function cutToFit(text: string, size: number, room: number): string {
  const most = Math.max(1, Math.floor(room / (size * SMALL)))
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
}

/** In one or two lines of capitals, as large as they fit; what does not fit at the smallest size is cut. */
export function fitTitle(text: string, room: number, sizes: readonly number[]): Fitted {
  const capitals = text.toUpperCase()
  for (const size of sizes) {
    const most = Math.floor(room / (size * CAPITAL))
    if (capitals.length <= most) return { lines: [capitals], size }
    const lines = inTwoLines(capitals, most)
    if (lines) return { lines, size }
  }
  const size = Math.min(...sizes)
  const most = Math.floor(room / (size * CAPITAL))
  const rest = capitals.slice(most)
  const second = rest.length > most ? `${rest.slice(0, most - 1)}…` : rest
  return { lines: [capitals.slice(0, most), second].map((line) => line.trim()), size }
}

function inTwoLines(text: string, most: number): string[] | undefined {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [best] = spaces
    .filter((at) => at <= most && text.length - at - 1 <= most)
    .toSorted((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))
  return best === undefined ? undefined : [text.slice(0, best), text.slice(best + 1)]
}
