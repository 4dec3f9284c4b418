import { isObject } from '../../wire/read.ts'

/**
 * What to keep of a definition: `true` keeps a value whole, an object keeps the named fields of an object (or of
 * each entry of a list), and `'*'` stands for every key of a dictionary. Field names stay the platform's.
 */
export type Shape = true | { readonly [field: string]: Shape }

export function trim(value: unknown, shape: Shape): unknown {
  if (shape === true) return value
  if (Array.isArray(value)) return value.map((entry) => trim(entry, shape))
  if (!isObject(value)) return undefined
  const every = shape['*']
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(every ? value : shape)) {
    const part = value[key]
    const partShape = every ?? shape[key]
    if (part !== undefined && part !== null && partShape) kept[key] = trim(part, partShape)
  }
  return kept
}
