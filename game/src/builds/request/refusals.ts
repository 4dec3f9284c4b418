/**
 * What a text rules out: "no bows", "without Gjallarhorn and snipers", "anything but void". A word that refuses opens a
 * list; what stands in the list is refused and taken out of the text, so that no later reading takes it for a wish. A list
 * ends where something else follows.
 */
import { asPattern } from '../../as-pattern.ts'
import { DAMAGE_TYPES, type DamageType, type GuardianClass, type WeaponType } from '../../items.ts'
import type { SubclassElement } from '../../kit.ts'
import type { NamedItem } from './constraints.ts'
import { exoticsCalledIn, plain } from './exotic-names.ts'
import { SUPERS } from './supers.ts'
import {
  ACTIVITY_WORDS,
  CHAMPION_WORDS,
  CLASS_WORDS,
  ELEMENT_WORDS,
  SUBCLASS_WORDS,
  TYPE_WORDS,
} from './vocabulary.ts'

export type Refusal =
  | { readonly of: 'item'; readonly item: NamedItem }
  /** Of every source, where a source was named: nobody here knows where an exotic came from. */
  | { readonly of: 'exotics'; readonly kinds: readonly NamedItem['kind'][]; readonly source?: string }
  | { readonly of: 'type'; readonly type: WeaponType; readonly element?: DamageType }
  | { readonly of: 'weapons'; readonly element: DamageType }
  | { readonly of: 'subclass'; readonly element: SubclassElement; readonly classType?: GuardianClass }
  /** The weapons and the subclass of it. */
  | { readonly of: 'element'; readonly element: Exclude<SubclassElement, 'prismatic'> }
  | { readonly of: 'super'; readonly name: string }
  | { readonly of: 'ability'; readonly name: string }
  | { readonly of: 'class'; readonly classType: GuardianClass }
  /** Nothing that a build could be held against, but no wish either. */
  | { readonly of: 'other'; readonly word: string }

type Part = RegExpMatchArray
type Groups = Readonly<Record<string, string | undefined>>

interface Split {
  /** As long as the text was; what is refused is blank. */
  readonly wanted: string
  readonly refused: readonly Refusal[]
}

const anyOf = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(asPattern)
    .join('|')

const EXCEPTING = 'except(?:ing)?(?: for)?|other than|apart from'
const REFUSING = [
  'no|(?<!why )not|non|without|w/o|never|neither|nor|minus|instead of|rather than',
  'avoid(?:ing)?|exclud(?:e|ing)|skip(?:ping)?|leav(?:e|ing)(?: out)?|hate|dislike|ban',
  '(?:sick|tired|bored) of|(?:anything|everything|any|all) but',
  "(?:do|does|did|must|should|will|would|can) not|(?:do|does|did|must|should|wo|would|ca)n'?t|cannot",
].join('|')
/** Between the word that refuses and what it refuses. */
const PASSED_OVER = [
  'any|my|your|the|more|exotics?|of|for|in|to|be|being|with|ever|give me|put|pick|choose|include',
  'use[ds]?|using|wear(?:ing)?|equip(?:ping)?|play(?:ing)?|run(?:ning)?|tak(?:e|ing)|bring(?:ing)?',
  'want(?:ing)?|like|need|hav(?:e|ing)|own',
].join('|')
const ELEMENTS = anyOf(Object.keys(ELEMENT_WORDS))
const WEAPON_ELEMENTS = anyOf(DAMAGE_TYPES)
const CLASS_NAMES = anyOf(Object.keys(CLASS_WORDS))
const TYPES = anyOf(TYPE_WORDS.map(([word]) => word))
const OTHERS = anyOf([
  ...ACTIVITY_WORDS.map(([word]) => word),
  ...Object.keys(CHAMPION_WORDS),
  ...['melee', 'grenade', 'invis', 'invisible', 'invisibility', 'stealth', 'damage', 'devour', 'overshield'],
])
const EXOTIC_KINDS = '(?:weapon|gun|armou?r)s?'
/** "No exotic" where no name follows: in "my exotic Gjallarhorn" the word only describes it. */
const NOTHING_NAMED = '(?= ?(?:$|[,.;:!?()|/&+]|(?:and|or|for|in|on|at|with|to|but|please)\\b))'
/** Where exotics come from: "no exotics from raids or dungeons". */
const SOURCE = `(?:the )?(?:${anyOf([...ACTIVITY_WORDS.map(([word]) => word), 'season', 'campaign', 'expansion', 'vendor', 'xur', 'eververse', 'seasonal event', 'event', 'exotic mission', 'quest'])})s?`
const PLURAL = "(?:'s|e?s)?"
const WORD_ENDS = '(?![\\p{L}\\d])'

const part = (name: string, words: string) => `(?<${name}>${words})`

const KNOWN_PARTS = [
  `${part('superName', anyOf(SUPERS.map(({ name }) => plain(name))))}${PLURAL}`,
  `exotic ${part('exoticPair', `${EXOTIC_KINDS}(?:,? (?:and|or) | ?[,/&+] ?)${EXOTIC_KINDS}`)}`,
  `exotic ${part('exoticKind', EXOTIC_KINDS)}`,
  `${part('kindOfExotics', EXOTIC_KINDS)} exotics?`,
  `exotics? from ${part('exoticSource', `${SOURCE}(?:(?:,? (?:and|or) | ?[,/&+] ?)${SOURCE})*`)}`,
  part('everyExotic', `exotics|exotic${NOTHING_NAMED}`),
  `${part('typeElement', WEAPON_ELEMENTS)} ${part('ofElement', TYPES)}${PLURAL}`,
  // A shield that somebody does not mind is no element that they rule out.
  `${part('shields', `(?:${WEAPON_ELEMENTS}) shields?`)}`,
  `${part('weapons', WEAPON_ELEMENTS)} (?:weapon|gun)s?`,
  `${part('subclass', ELEMENTS)} subclass(?:es)?`,
  `${part('elementOfClass', ELEMENTS)}(?= (?:${CLASS_NAMES})${PLURAL}${WORD_ENDS})`,
  `${part('type', TYPES)}${PLURAL}`,
  part('element', ELEMENTS),
  `${part('named', anyOf(Object.keys(SUBCLASS_WORDS)))}${PLURAL}`,
  `${part('guardian', CLASS_NAMES)}${PLURAL}`,
  `${part('other', OTHERS)}${PLURAL}`,
  part('excepting', EXCEPTING),
  part('refusing', REFUSING),
  part('article', 'a|an'),
  part('passed', PASSED_OVER),
  part('link', 'and|or'),
]

/** One part of the text; the first that fits, so that the "no" of "No Time to Explain" refuses nothing. */
function partPattern(names: readonly string[], abilities: readonly string[]): RegExp {
  const item = names.map(asPattern).join('|')
  const items =
    names.length > 0
      ? [
          // "No exotics from Sunshot or Gjallarhorn" rules out these two.
          part('among', `exotics? (?:from|like|such as|called|named)(?= (?:the |my )?(?:${item}))`),
          `${part('item', item)}${PLURAL}`,
        ]
      : []
  const kits = abilities.length > 0 ? [`${part('ability', anyOf(abilities))}${PLURAL}`] : []
  const known = [...items, ...kits, ...KNOWN_PARTS].map((each) => `${each}${WORD_ENDS}`).join('|')
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${known})|(?<comma>[,/&+])|(?<word>[\\p{L}\\d][\\p{L}\\d']*)|(?<stop>[.;:!?()|])`,
    'gu',
  )
}

/** A list that is being read. */
interface List {
  readonly from: number
  /** "Without a bow and a sword" goes on where "no bows and a sword" does not. */
  readonly withArticle: boolean
  readonly last?: Refusal['of'] | 'unknown'
  readonly link?: string
  readonly linkedArticle?: boolean
}

/** `text` is plain; `others` and `abilities` can be ruled out by their whole name. */
export function splitRefusals(
  text: string,
  exotics: readonly NamedItem[],
  others: readonly NamedItem[] = [],
  abilities: readonly { readonly name: string }[] = [],
): Split {
  const called = new Map<string, NamedItem>([
    ...others.map((item) => [plain(item.name), item] as const).filter(([name]) => text.includes(name)),
    ...exoticsCalledIn(text, exotics),
  ])
  const names = [...called.keys()].sort((one, other) => other.length - one.length)
  const kits = new Map(
    abilities.map(({ name }) => [plain(name), name] as const).filter(([name]) => text.includes(name)),
  )
  const parts = [...text.matchAll(partPattern(names, [...kits.keys()]))]
  const refused: Refusal[] = []
  const spans: (readonly [number, number])[] = []
  let list: List | undefined
  for (const [at, { index, 0: words, groups = {} }] of parts.entries()) {
    const refusal = list && refusalOf(groups, called, kits)
    if (list && refusal && goesOn(list, refusal, parts.slice(at))) {
      refused.push(refusal)
      spans.push([list.last ? index : list.from, index + words.length])
      list = { from: list.from, withArticle: list.withArticle, last: refusal.of }
    } else list = listAfter(list, groups, index)
  }
  return { wanted: blanked(text, spans), refused }
}

/** The list after a part that is not in it; undefined where it ends, or where none begins. */
function listAfter(
  list: List | undefined,
  { excepting, refusing, article, passed, among, link, comma, word }: Groups,
  index: number,
): List | undefined {
  // "No rockets except Gjallarhorn" asks for it, and so does "not without Gjallarhorn".
  const turned = list && (excepting || (!list.last && refusing === 'without'))
  if (excepting || refusing) return turned ? undefined : { from: index, withArticle: false }
  if (!list) return undefined
  const { last } = list
  if (link || comma) return last && { ...list, link: link ?? comma ?? '', linkedArticle: false }
  if (article) {
    if (!last) return { ...list, withArticle: true }
    return list.link ? { ...list, linkedArticle: true } : undefined
  }
  if (among) return last ? undefined : list
  if (passed) return !last || (list.link && passed === 'any') ? list : undefined
  // A name that nobody knows here may still have one beside it that is known: "no Wobbler or void".
  if (word && !list.link && (!last || last === 'unknown')) return { ...list, last: 'unknown' }
  return undefined
}

const GEAR: readonly string[] = ['item', 'exotics', 'type', 'weapons', 'element']
const KIT: readonly string[] = ['subclass', 'class', 'element', 'super', 'ability']
const OF_MANY: readonly string[] = ['item', 'type', 'weapons', 'exotics', 'ability']

/** "Or" always goes on; "and" to more of the sort, but for a fresh article; a comma to more of the same. */
function goesOn(
  { last, link, linkedArticle, withArticle }: List,
  { of }: Refusal,
  ahead: readonly Part[],
): boolean {
  if (last === undefined || link === 'or') return true
  if (link === undefined || last === 'unknown' || (linkedArticle && !withArticle)) return false
  const alike = last === of || [GEAR, KIT].some((sort) => sort.includes(last) && sort.includes(of))
  if (link !== ',') return alike
  return (!linkedArticle && last === of && OF_MANY.includes(of)) || endsInOr(ahead)
}

/** "No bows, swords or arc" is one list. */
function endsInOr(ahead: readonly Part[]): boolean {
  const past = ahead.find(({ groups: { link, word, stop, refusing, excepting, passed } = {} }) =>
    [link, word, stop, refusing, excepting, passed].some((each) => each !== undefined),
  )
  return past?.groups?.link === 'or'
}

function refusalOf(
  groups: Groups,
  called: ReadonlyMap<string, NamedItem>,
  kits: ReadonlyMap<string, string>,
): Refusal | undefined {
  const { item, typeElement, ofElement, weapons, subclass, elementOfClass, type, element } = groups
  const { named, guardian, shields, other, superName, exoticPair, exoticKind, kindOfExotics, everyExotic } =
    groups
  const found = item === undefined ? undefined : called.get(item)
  if (found) return { of: 'item', item: found }
  const ability = kits.get(groups.ability ?? '')
  if (ability) return { of: 'ability', name: ability }
  if (groups.exoticSource) return { of: 'exotics', kinds: exoticKindsIn(''), source: groups.exoticSource }
  const aSuper = SUPERS.find(({ name }) => plain(name) === superName)
  if (aSuper) return { of: 'super', name: aSuper.name }
  const exotics = exoticPair ?? exoticKind ?? kindOfExotics ?? everyExotic
  if (exotics) return { of: 'exotics', kinds: exoticKindsIn(exotics) }
  const ofType = typeOfWord(ofElement ?? type)
  if (ofType) {
    return { of: 'type', type: ofType, ...(typeElement ? { element: typeElement as DamageType } : {}) }
  }
  if (weapons) return { of: 'weapons', element: weapons as DamageType }
  const alone = ELEMENT_WORDS[subclass ?? elementOfClass ?? '']
  if (alone) return { of: 'subclass', element: alone }
  const both = ELEMENT_WORDS[element ?? '']
  if (both) return both === 'prismatic' ? { of: 'subclass', element: both } : { of: 'element', element: both }
  const [classType, its] = SUBCLASS_WORDS[named ?? ''] ?? []
  if (classType && its) return { of: 'subclass', element: its, classType }
  const aClass = CLASS_WORDS[guardian ?? '']
  if (aClass) return { of: 'class', classType: aClass }
  const idle = shields ?? other
  return idle ? { of: 'other', word: idle } : undefined
}

const exoticKindsIn = (words: string): readonly NamedItem['kind'][] => {
  const kinds = (['weapon', 'armor'] as const).filter((kind) =>
    (kind === 'weapon' ? /weapon|gun/ : /armou?r/).test(words),
  )
  return kinds.length > 0 ? kinds : ['weapon', 'armor']
}

const typeOfWord = (word: string | undefined): WeaponType | undefined =>
  TYPE_WORDS.find(([known]) => known === word)?.[1]

const blanked = (text: string, spans: readonly (readonly [number, number])[]) =>
  spans.reduce(
    (left, [start, end]) => `${left.slice(0, start)}${'|'.padEnd(end - start, ' ')}${left.slice(end)}`,
    text,
  )
