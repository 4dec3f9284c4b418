import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { ShownIn } from './languages.ts'

/** The language of an answer that is made in another thread: names are looked up there. */
export interface ShownElsewhere extends Omit<ShownIn, 'names'> {
  readonly named: boolean
}

export function sentElsewhere({ names, ...shown }: ShownIn): ShownElsewhere {
  return { ...shown, named: names !== undefined }
}

export function openedThere(
  { named, ...shown }: ShownElsewhere,
  namesIn: (shown: { readonly language: string; readonly edition: string }) => Names,
): ShownIn {
  return named ? { ...shown, names: namesIn(shown) } : shown
}
