import { ARMOR_SLOTS, CLASSES, DAMAGE_TYPES, WEAPON_TYPES } from '../items.ts'
import help from './clause-help.json' with { type: 'json' }

/** A line for every clause that can be offered. Apart from the filters: a search is understood without them. */
const KEYWORDS: Readonly<Record<string, string>> = help.keywords

const helpForEach = (names: readonly string[], say: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name.replaceAll('-', ''), say(name.replaceAll('-', ' '))]))

/** What `is:` can say. */
const TRAITS: Readonly<Record<string, string>> = {
  ...helpForEach(WEAPON_TYPES, (type) => `${type}s`),
  ...helpForEach(DAMAGE_TYPES, (element) => `${element} damage`),
  ...helpForEach(CLASSES, (name) => `armor for the ${name}`),
  ...helpForEach(ARMOR_SLOTS, (slot) => `armor for the ${slot} slot`),
  ...help.traits,
}

export const keywordHelp = (keyword: string): string => KEYWORDS[keyword] ?? ''
export const traitHelp = (trait: string): string => TRAITS[trait] ?? ''
