import { withoutInvisibleInLines } from '@ai-vault/game/invisible-signs.ts'

/** No name or text of the game is longer; what is would only push a screen apart. */
const LONGEST = 4_000

/**
 * What players and definitions wrote, without the signs that nobody sees: marks that turn the direction of what follows,
 * zero-width and tag characters, controls. They are taken out here, once, so that no screen, list, export or model meets
 * them. Line breaks and tabs stay: descriptions use them.
 */
export function visibleText(text: string): string {
  const visible = withoutInvisibleInLines(text)
  return visible.length > LONGEST ? `${visible.slice(0, LONGEST)}…` : visible
}

/**
 * Readers for JSON that somebody else wrote. Nothing on the wire is guaranteed: fields go missing, enums grow,
 * numbers travel as strings. Each reader returns what it can use and `undefined` or empty for the rest, so that
 * an unknown value never becomes an exception.
 */
export type WireObject = Readonly<Record<string, unknown>>

const NOTHING: WireObject = Object.freeze({})
const NO_ITEMS: readonly unknown[] = Object.freeze([])

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const object = (value: unknown): WireObject => (isObject(value) ? value : NOTHING)

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NO_ITEMS)

/** The value some keys deep, or undefined. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value
  for (const key of path) {
    if (!isObject(here) || !Object.hasOwn(here, key)) return undefined
    here = here[key]
  }
  return here
}

/** Cleaned of what nobody sees: this is where outside texts come in. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? visibleText(value) : undefined

/** A text that says something. */
export const words = (value: unknown): string | undefined => text(value) || undefined

/** A finite number; int64 values travel as strings and are read as well. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value === '') return undefined
  const parsed = Number(value)
  return Number.isFinite(parsed) ? parsed : undefined
}

export const count = (value: unknown): number => number(value) ?? 0

export const flag = (value: unknown): boolean => value === true

/** An id: a string on the wire, tolerated as a number. */
export function id(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** A hash that names something: 0 and the platform's "unset" hash do not. */
export function hash(value: unknown): number | undefined {
  const read = number(value)
  return read === undefined || read === 0 || read === UNSET_HASH ? undefined : read
}

export const UNSET_HASH = 2166136261

export const entries = (value: unknown): readonly (readonly [string, unknown])[] =>
  Object.entries(object(value))

export const numbers = (value: unknown): readonly number[] =>
  list(value).flatMap((entry) => number(entry) ?? [])
