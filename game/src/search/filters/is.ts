import { inEnglish } from '../../in-english.ts'
import { CLASSES, DAMAGE_TYPES, WEAPON_TYPES } from '../../items.ts'
import { bestInSlot, hasLowerCopy, isBeatenInStats, sameWish } from './compare-copies.ts'
import { enhancedPerks } from './enhanced-perks.ts'
import type { Filter, Searchable, SearchFacts } from './filter.ts'
import { unanswerable } from './unanswerable.ts'

type Trait = readonly [help: string, matches: (item: Searchable, facts: SearchFacts) => boolean]

const weapon = (test: (item: Extract<Searchable, { kind: 'weapon' }>, facts: SearchFacts) => boolean) =>
  ((item, facts) => item.kind === 'weapon' && test(item, facts)) as Trait[1]
const armor = (test: (item: Extract<Searchable, { kind: 'armor' }>) => boolean) =>
  ((item) => item.kind === 'armor' && test(item)) as Trait[1]
const rated = (tier: string) => weapon((item, facts) => facts.rating?.(item)?.tier === tier)
const verdict =
  (wanted: string): Trait[1] =>
  (item, facts) =>
    facts.verdict?.(item) === wanted

const squash = (name: string) => name.replaceAll('-', '')

const WEAPON_TYPE_TRAITS = Object.fromEntries(
  WEAPON_TYPES.map((type): [string, Trait] => [
    squash(type),
    [`${type.replaceAll('-', ' ')}s`, weapon((item) => item.type === type)],
  ]),
)
const ELEMENT_TRAITS = Object.fromEntries(
  DAMAGE_TYPES.map((element): [string, Trait] => [
    element,
    [`${element} damage`, weapon((item) => item.element === element)],
  ]),
)
const CLASS_TRAITS = Object.fromEntries(
  CLASSES.map((name): [string, Trait] => [
    name,
    [`armor for the ${name}`, armor((item) => item.classType === name)],
  ]),
)
const SLOT_TRAITS = Object.fromEntries(
  (['helmet', 'gauntlets', 'chest', 'legs', 'class-item'] as const).map((slot): [string, Trait] => [
    squash(slot),
    [`armor for the ${slot.replace('-', ' ')} slot`, armor((item) => item.slot === slot)],
  ]),
)

/** Endings of the names that the game gives to the better version of a weapon. */
const ADEPT = /\((adept|timelost|harrowed)\)$/i

const isWith = ({ place }: Searchable, { characters = [] }: SearchFacts, at: number) =>
  place.in !== 'vault' && place.characterId === characters[at]?.id

const TRAITS: Readonly<Record<string, Trait>> = {
  weapon: ['weapons', (item) => item.kind === 'weapon'],
  armor: ['armor', (item) => item.kind === 'armor'],
  ...WEAPON_TYPE_TRAITS,
  bow: ['combat bows', weapon((item) => item.type === 'combat-bow')],
  smg: ['submachine guns', weapon((item) => item.type === 'submachine-gun')],
  sniper: ['sniper rifles', weapon((item) => item.type === 'sniper-rifle')],
  lfr: ['linear fusion rifles', weapon((item) => item.type === 'linear-fusion-rifle')],
  ...ELEMENT_TRAITS,
  ...CLASS_TRAITS,
  ...SLOT_TRAITS,
  kineticslot: ['weapons of the first slot', weapon((item) => item.slot === 'kinetic')],
  energy: ['weapons of the second slot', weapon((item) => item.slot === 'energy')],
  power: ['weapons of the third slot', weapon((item) => item.slot === 'power')],
  primary: ['primary ammo', weapon((item) => item.ammo === 'primary')],
  special: ['special ammo', weapon((item) => item.ammo === 'special')],
  heavy: ['heavy ammo', weapon((item) => item.ammo === 'heavy')],
  exotic: ['exotic gear', (item) => item.rarity === 'exotic'],
  legendary: ['legendary gear', (item) => item.rarity === 'legendary'],
  rare: ['rare gear', (item) => item.rarity === 'rare'],
  uncommon: ['uncommon gear', (item) => item.rarity === 'uncommon'],
  common: ['common gear', (item) => item.rarity === 'common'],
  locked: ['locked in the game', (item) => item.locked],
  unlocked: ['not locked in the game', (item) => !item.locked],
  masterwork: ['fully masterworked', (item) => item.masterworked],
  crafted: ['crafted weapons', weapon((item) => item.crafted)],
  adept: ['adept weapons', weapon((item) => ADEPT.test(inEnglish(item)))],
  extraperk: [
    'weapons that choose between several traits in a column',
    weapon((item) => item.columns.some(({ kind, selectable }) => kind === 'trait' && selectable.length > 1)),
  ],
  enhancedperk: ['weapons with an enhanced perk', weapon((item) => enhancedPerks(item) > 0)],
  origintrait: [
    'weapons with an origin trait',
    weapon((item) => item.columns.some(({ kind, selectable }) => kind === 'origin' && selectable.length > 0)),
  ],
  tieredweapon: ['weapons with a gear tier', weapon((item) => item.tier !== undefined)],
  enhanced: ['enhanced weapons', weapon((item) => item.enhanced)],
  deepsight: ['weapons with a pattern to draw', weapon((item) => item.deepsight)],
  equipped: ['worn by a character', (item) => item.place.in === 'character' && item.place.equipped],
  ininventory: ['carried by a character', (item) => item.place.in === 'character'],
  incurrentchar: ['with the character played last', (item, facts) => isWith(item, facts, 0)],
  inleftchar: ['with the first character', (item, facts) => isWith(item, facts, 0)],
  inmiddlechar: ['with the second character', (item, facts) => isWith(item, facts, 1)],
  inrightchar: ['with the third character', (item, facts) => isWith(item, facts, 2)],
  onwrongclass: [
    'armor that its bearer cannot wear',
    (item, { characters = [] }) => {
      if (item.kind === 'weapon' || item.classType === undefined || item.place.in === 'vault') return false
      const { characterId } = item.place
      const bearer = characters.find(({ id }) => id === characterId)
      return bearer !== undefined && bearer.classType !== item.classType
    },
  ],
  currentclass: [
    'gear that the character played last can use',
    (item, { characters = [] }) =>
      item.kind === 'weapon' || item.classType === undefined || item.classType === characters[0]?.classType,
  ],
  haspower: ['gear with a power', (item) => item.power !== undefined],
  equipment: ['everything that can be worn', () => true],
  stackable: ['what comes in stacks: no gear does', () => false],
  cosmetic: ['what only looks good: no gear does', () => false],
  invault: ['in the vault', (item) => item.place.in === 'vault'],
  postmaster: ['waiting at the postmaster', (item) => item.place.in === 'postmaster'],
  inloadout: ['part of a loadout', (item) => item.loadouts.length > 0],
  dupe: ['items held more than once', (item, facts) => facts.copies(item) > 1],
  infusionfodder: ['copies that could raise a weaker copy of the same item', hasLowerCopy],
  statlower: ['armor whose every stat another piece meets or beats', isBeatenInStats],
  maxpower: ['the most powerful gear of its slot', bestInSlot(({ power }) => power)],
  hasnotes: ['copies you wrote a note about', (item, facts) => Boolean(facts.note?.(item))],
  tagged: ['copies you decided about', (item, facts) => facts.decision?.(item) !== undefined],
  dominated: ['items another copy beats in every way', (item, facts) => facts.dominated?.(item) ?? false],
  wishlist: ['rolls on a wish list', weapon((item, facts) => facts.wishList?.(item) === 'wish')],
  wishlistdupe: ['items held more than once, one of them on a wish list', sameWish],
  trashlist: ['rolls a wish list warns of', weapon((item, facts) => facts.wishList?.(item) === 'trash')],
  rated: ['weapons with a rating', weapon((item, facts) => facts.rating?.(item) !== undefined)],
  godroll: ['rated God-Tier', rated('God-Tier')],
  excellent: ['rated Excellent', rated('Excellent')],
  good: ['rated Good', rated('Good')],
  poor: ['rated Poor', rated('Poor')],
  keep: ['advice: keep', verdict('keep')],
  review: ['advice: review', verdict('review')],
  dismantle: ['advice: consider dismantling', verdict('dismantle')],
  armor3: ['Armor 3.0', armor((item) => item.armor3)],
  legacyarmor: ['armor older than 3.0', armor((item) => !item.armor3)],
  artifice: ['artifice armor', armor((item) => item.artifice)],
  tunable: ['armor with a tuning socket', armor((item) => item.tunable !== undefined)],
  setbonus: ['armor that belongs to a set', armor((item) => item.set !== undefined)],
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
  help: 'What the item is, e.g. its type, element, rarity or where it lies',
  example: 'is:handcannon',
  values: Object.keys(TRAITS),
  compile: (argument, facts) => {
    const written = argument.toLowerCase().replaceAll('-', '')
    const word = ALIASES[written] ?? written
    const trait = Object.hasOwn(TRAITS, word) ? TRAITS[word] : undefined
    if (trait) return (item) => trait[1](item, facts)
    const known = unanswerable(`is:${word}`)
    if (known) return known
    const near = closest(word)
    return { problem: `There is no is:${argument}${near && word ? `; did you mean is:${near}?` : ''}` }
  },
}

/** `not:locked` is DIM's other way to write `-is:locked`. */
export const notFilter: Filter = {
  keyword: 'not',
  help: 'What the item is not',
  example: 'not:locked',
  values: Object.keys(TRAITS),
  compile: (argument, facts) => {
    const is = isFilter.compile(argument, facts)
    return typeof is === 'function' ? (item) => !is(item) : is
  },
}

/** What `is:` can say, with a line each: the cheat sheet is drawn from it. */
export const IS_HELP: readonly { readonly value: string; readonly help: string }[] = Object.entries(
  TRAITS,
).map(([value, [help]]) => ({ value, help }))
