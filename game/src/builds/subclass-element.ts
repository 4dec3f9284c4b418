import type { SubclassElement } from '../kit.ts'
import { SUBCLASS_WORDS } from './request/vocabulary.ts'

/** Prismatic is of every class, and a Sentinel is not meant where somebody speaks of the assistant: so neither is there. */
const BESIDES: Readonly<Record<string, SubclassElement>> = { prismatic: 'prismatic', sentinel: 'void' }

/** Of a subclass by its English name; undefined where no word of it is one. */
export function elementOfSubclass(name: string): SubclassElement | undefined {
  for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) {
    const element = SUBCLASS_WORDS[word]?.[1] ?? BESIDES[word]
    if (element) return element
  }
  return undefined
}
