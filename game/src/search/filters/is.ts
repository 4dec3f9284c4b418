import { inEnglish } from '../../in-english.ts'
import { ARMOR_SLOTS, CLASSES, DAMAGE_TYPES, WEAPON_TYPES } from '../../items.ts'
import { bestInSlot, hasLowerCopy, isBeatenInStats, isLowerDupe, sameWish } from './compare-copies.ts'
import { enhancedPerks } from './enhanced-perks.ts'
import type { Filter, Searchable, SearchFacts } from './filter.ts'
import { unanswerable } from './unanswerable.ts'

type Trait = (item: Searchable, facts: SearchFacts) => boolean

const weapon = (test: (item: Extract<Searchable, { kind: 'weapon' }>, facts: SearchFacts) => boolean) =>
  ((item, facts) => item.kind === 'weapon' && test(item, facts)) as Trait
const armor = (test: (item: Extract<Searchable, { kind: 'armor' }>) => boolean) =>
  ((item) => item.kind === 'armor' && test(item)) as Trait
const rated = (tier: string) => weapon((item, facts) => facts.rating?.(item)?.tier === tier)
const verdict =
  (wanted: string): Trait =>
  (item, facts) =>
    facts.verdict?.(item) === wanted

const squash = (name: string) => name.replaceAll('-', '')

const WEAPON_TYPE_TRAITS = Object.fromEntries(
  WEAPON_TYPES.map((type): [string, Trait] => [squash(type), weapon((item) => item.type === type)]),
)
const ELEMENT_TRAITS = Object.fromEntries(
  DAMAGE_TYPES.map((element): [string, Trait] => [element, weapon((item) => item.element === element)]),
)
const CLASS_TRAITS = Object.fromEntries(
  CLASSES.map((name): [string, Trait] => [name, armor((item) => item.classType === name)]),
)
const SLOT_TRAITS = Object.fromEntries(
  ARMOR_SLOTS.map((slot): [string, Trait] => [squash(slot), armor((item) => item.slot === slot)]),
)

/** Endings of the names that the game gives to the better version of a weapon. */
const ADEPT = /\((adept|timelost|harrowed)\)$/i

const isWith = ({ place }: Searchable, { characters = [] }: SearchFacts, at: number) =>
  place.in !== 'vault' && place.characterId === characters[at]?.id

const TRAITS: Readonly<Record<string, Trait>> = {
  weapon: (item) => item.kind === 'weapon',
  armor: (item) => item.kind === 'armor',
  ...WEAPON_TYPE_TRAITS,
  bow: weapon((item) => item.type === 'combat-bow'),
  smg: weapon((item) => item.type === 'submachine-gun'),
  sniper: weapon((item) => item.type === 'sniper-rifle'),
  lfr: weapon((item) => item.type === 'linear-fusion-rifle'),
  ...ELEMENT_TRAITS,
  ...CLASS_TRAITS,
  ...SLOT_TRAITS,
  kineticslot: weapon((item) => item.slot === 'kinetic'),
  energy: weapon((item) => item.slot === 'energy'),
  power: weapon((item) => item.slot === 'power'),
  primary: weapon((item) => item.ammo === 'primary'),
  special: weapon((item) => item.ammo === 'special'),
  heavy: weapon((item) => item.ammo === 'heavy'),
  exotic: (item) => item.rarity === 'exotic',
  legendary: (item) => item.rarity === 'legendary',
  rare: (item) => item.rarity === 'rare',
  uncommon: (item) => item.rarity === 'uncommon',
  common: (item) => item.rarity === 'common',
  locked: (item) => item.locked,
  unlocked: (item) => !item.locked,
  masterwork: (item) => item.masterworked,
  crafted: weapon((item) => item.crafted),
  adept: weapon((item) => ADEPT.test(inEnglish(item))),
  extraperk: weapon((item) =>
    item.columns.some(({ kind, selectable }) => kind === 'trait' && selectable.length > 1),
  ),
  enhancedperk: weapon((item) => enhancedPerks(item) > 0),
  origintrait: weapon((item) =>
    item.columns.some(({ kind, selectable }) => kind === 'origin' && selectable.length > 0),
  ),
  tieredweapon: weapon((item) => item.tier !== undefined),
  enhanced: weapon((item) => item.enhanced),
  deepsight: weapon((item) => item.deepsight),
  equipped: (item) => item.place.in === 'character' && item.place.equipped,
  ininventory: (item) => item.place.in === 'character',
  incurrentchar: (item, facts) => isWith(item, facts, 0),
  inleftchar: (item, facts) => isWith(item, facts, 0),
  inmiddlechar: (item, facts) => isWith(item, facts, 1),
  inrightchar: (item, facts) => isWith(item, facts, 2),
  onwrongclass: (item, { characters = [] }) => {
    if (item.kind === 'weapon' || item.classType === undefined || item.place.in === 'vault') return false
    const { characterId } = item.place
    const bearer = characters.find(({ id }) => id === characterId)
    return bearer !== undefined && bearer.classType !== item.classType
  },
  currentclass: (item, { characters = [] }) =>
    item.kind === 'weapon' || item.classType === undefined || item.classType === characters[0]?.classType,
  haspower: (item) => item.power !== undefined,
  equipment: () => true,
  stackable: () => false,
  cosmetic: () => false,
  invault: (item) => item.place.in === 'vault',
  postmaster: (item) => item.place.in === 'postmaster',
  inloadout: (item) => item.loadouts.length > 0,
  dupe: (item, facts) => facts.copies(item) > 1,
  dupelower: isLowerDupe,
  infusionfodder: hasLowerCopy,
  statlower: isBeatenInStats,
  maxpower: bestInSlot(({ power }) => power),
  hasnotes: (item, facts) => Boolean(facts.note?.(item)),
  tagged: (item, facts) => facts.decision?.(item) !== undefined,
  dominated: (item, facts) => facts.dominated?.(item) ?? false,
  wishlist: weapon((item, facts) => facts.wishList?.(item) === 'wish'),
  wishlistdupe: sameWish,
  trashlist: weapon((item, facts) => facts.wishList?.(item) === 'trash'),
  rated: weapon((item, facts) => facts.rating?.(item) !== undefined),
  godroll: rated('God-Tier'),
  excellent: rated('Excellent'),
  good: rated('Good'),
  poor: rated('Poor'),
  keep: verdict('keep'),
  review: verdict('review'),
  dismantle: verdict('dismantle'),
  armor3: armor((item) => item.armor3),
  legacyarmor: armor((item) => !item.armor3),
  artifice: armor((item) => item.artifice),
  tunable: armor((item) => item.tunable !== undefined),
  setbonus: armor((item) => item.set !== undefined),
}

/** Other ways to say the same: DIM's second names and the old colours. */
const ALIASES: Readonly<Record<string, string>> = {
  'armor2.0': 'legacyarmor',
  'armor3.0': 'armor3',
  equippable: 'equipment',
  inpostmaster: 'postmaster',
  shaped: 'crafted',
  haslight: 'haspower',
  stackfull: 'stackable',
  iningameloadout: 'inloadout',
  accountmaxpower: 'maxpower',
  maxpowerloadout: 'maxpower',
  submachine: 'submachinegun',
  leg: 'legs',
  white: 'common',
  green: 'uncommon',
  blue: 'rare',
  purple: 'legendary',
  yellow: 'exotic',
}

const closest = (word: string) => Object.keys(TRAITS).find((name) => name.startsWith(word.slice(0, 3)))

export const isFilter: Filter = {
  keyword: 'is',
  values: Object.keys(TRAITS),
  compile: (argument, facts) => {
    const written = argument.toLowerCase().replaceAll('-', '')
    const word = ALIASES[written] ?? written
    const trait = Object.hasOwn(TRAITS, word) ? TRAITS[word] : undefined
    if (trait) return (item) => trait(item, facts)
    const known = unanswerable(`is:${word}`)
    if (known) return known
    const near = closest(word)
    return { problem: `There is no is:${argument}${near && word ? ` (did you mean is:${near}?)` : ''}` }
  },
}

/** `not:locked` is DIM's other way to write `-is:locked`. */
export const notFilter: Filter = {
  keyword: 'not',
  values: Object.keys(TRAITS),
  compile: (argument, facts) => {
    const is = isFilter.compile(argument, facts)
    return typeof is === 'function' ? (item) => !is(item) : is
  },
}
