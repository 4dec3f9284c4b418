import { oklchToHex } from './oklch-to-hex.ts'

/** The first value a token has in the file: what it is without any preference of the player's. */
export function tokenColor(token: string, tokens: string): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`There is no colour --${token}.`)
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other === undefined ? oklchToHex(value) : tokenColor(other, tokens)
}
