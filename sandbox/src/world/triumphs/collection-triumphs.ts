import { ARMOR_SLOTS, CLASSES } from '@ai-vault/game/items.ts'
import { ARMOR_SETS } from '../tables/armor/armor-sets.ts'
import type { Triumph } from './triumph.ts'

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const setTriumph = (name: string): Triumph => ({
  category: 'Collection',
  group: 'Armor Sets',
  name: `${name}: Complete`,
  text: `Gather every piece of ${name}.`,
  score: 15,
  goals: CLASSES.map((classType) => [`${title(classType)} pieces`, ARMOR_SLOTS.length] as const),
})

const GATHERINGS = [
  ['Exotic Arms', 'exotic weapons', [10, 25, 45]],
  ['Exotic Wardrobe', 'exotic armor', [8, 20, 40]],
  ['Armory', 'legendary weapons', [40, 90, 150]],
  ['Colours', 'shaders', [15, 40, 75]],
  ['Hangar', 'ships', [10, 25, 45]],
  ['Stables', 'sparrows', [10, 25, 45]],
  ['Shells', 'Ghost shells', [10, 25, 45]],
  ['Banners', 'emblems', [15, 35, 60]],
  ['Gestures', 'emotes', [5, 15, 25]],
  ['Last Words', 'finishers', [5, 12, 20]],
] as const

const gatheringTriumph = ([name, what, steps]: (typeof GATHERINGS)[number]): Triumph => ({
  category: 'Collection',
  group: 'Gathering',
  name,
  text: `Gather ${what}.`,
  score: 30,
  goals: [],
  intervals: steps.map((step) => [step, 10] as const),
})

export const collectionTriumphs = (): Triumph[] => [
  ...ARMOR_SETS.map(({ name }) => setTriumph(name)),
  ...GATHERINGS.map(gatheringTriumph),
]
