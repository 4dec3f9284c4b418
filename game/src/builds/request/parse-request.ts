/**
 * Free text becomes constraints, without a model. What it rules out is taken out first (refusals.ts), so that "no bows" does
 * not also ask for bows. The rest is read in passes, the most telling first: names of exotics, then phrases, then single
 * words; what a pass has read is blanked. What is left and says something is handed back as not used.
 */
import { STAT_CAP } from '../../armor/problem.ts'
import { asPattern } from '../../as-pattern.ts'
import { capitalized, listInWords, withArticle } from '../../in-words.ts'
import {
  ARMOR_STATS,
  type ArmorStat,
  type ChampionType,
  DAMAGE_TYPES,
  type DamageType,
  type WeaponType,
} from '../../items.ts'
import { activityByFocus } from '../activities.ts'
import type { BuildConstraints, NamedAbility, NamedItem, RefusedSubclass, Understood } from './constraints.ts'
import { NO_CONSTRAINTS } from './constraints.ts'
import { exoticsCalledIn, plain } from './exotic-names.ts'
import { itemsCalledIn } from './item-names.ts'
import { spellWords } from './misspelt-words.ts'
import { withoutOptional } from './optional-names.ts'
import { type Refusal, splitRefusals } from './refusals.ts'
import { idOfSuper, note, settleContradictions } from './settle-contradictions.ts'
import { SUPER_NICKNAMES, SUPERS } from './supers.ts'
import {
  ACTIVITY_WORDS,
  CHAMPION_WORDS,
  CLASS_WORDS,
  EFFECT_PHRASES,
  ELEMENT_WORDS,
  FILLERS,
  KEYWORDS,
  OFTEN_PHRASES,
  ROLE_PHRASES,
  STAT_WORDS,
  SUBCLASS_WORDS,
  TYPE_WORDS,
} from './vocabulary.ts'

export interface ParsedRequest {
  readonly constraints: BuildConstraints
  readonly understood: readonly Understood[]
  readonly notUsed: readonly string[]
}

const OFTEN_TARGET = 100
const LONGEST_TEXT = 1_000

type Draft = { -readonly [Field in keyof BuildConstraints]: BuildConstraints[Field] }

interface Beside {
  /** Every exotic that may be named. */
  readonly exotics?: readonly NamedItem[]
  /** What the player owns besides, weapons and armor. */
  readonly items?: readonly NamedItem[]
  /** Aspects, fragments and abilities that some subclass of theirs has. */
  readonly abilities?: readonly NamedAbility[]
  /** Ids of understood parts that the player took out again. */
  readonly without?: readonly string[]
  /** The focus of the activity that is chosen: the text need not say it again. */
  readonly activity?: string
}

export function parseRequest(
  text: string,
  { exotics = [], items = [], abilities = [], without = [], activity }: Beside = {},
): ParsedRequest {
  const typed = ` ${text.slice(0, LONGEST_TEXT).replaceAll('’', "'").replace(/\s+/g, ' ')} `
  const names = namesIn(plain(typed), exotics, [...items, ...abilities])
  const written = spellWords(typed, names)
  const asked = withoutOptional(plain(written), names)
  const { wanted, refused } = splitRefusals(asked, exotics, items, abilities)
  const reader = new Reader(wanted)
  const draft: Draft = { ...NO_CONSTRAINTS }
  const understood: Understood[] = []
  let isRead = asked !== plain(written)
  const put = (part: Understood, apply: () => void) => {
    isRead = true
    if (without.includes(part.id) || understood.some(({ id }) => id === part.id)) return
    understood.push(part)
    apply()
  }
  readSuper(reader, draft, put)
  readExotics(reader, exotics, draft, put)
  readItems(reader, written, items, draft, put)
  readAbilities(reader, abilities, draft, put)
  readSuperNickname(reader, draft, put)
  if (readActivity(reader, activity, draft, put)) isRead = true
  readStats(reader, draft, put)
  readRoles(reader, draft, put)
  readEffects(reader, draft, put)
  readKeywords(reader, draft, put)
  readChampions(reader, draft, put)
  readShields(reader, draft, put)
  readWeapons(reader, draft, put)
  readKit(reader, draft, put)
  for (const refusal of refused) readRefusal(refusal, draft, put)
  const dropped = settleContradictions(draft)
  const idle = refused.flatMap((refusal) => (refusal.of === 'other' ? [refusal.word] : []))
  const kept = understood.filter(({ id }) => !dropped.includes(id))
  const notUsed = [...reader.rest(), ...idle]
  draft.unread = notUsed
  if (!isRead && notUsed.length > 0) {
    draft.notUnderstood = true
    note(draft, 'Nothing of the request was understood, so this is a general build.')
  }
  return { constraints: draft, understood: kept, notUsed }
}

const namesIn = (
  text: string,
  exotics: readonly NamedItem[],
  others: readonly { readonly name: string }[],
) => [
  ...exoticsCalledIn(text, exotics).map(([called]) => called),
  ...others.map(({ name }) => plain(name)).filter((name) => text.includes(name)),
]

type Put = (part: Understood, apply: () => void) => void

const wordPattern = (phrase: string) =>
  new RegExp(`(?<![\\p{L}\\d])${asPattern(phrase)}(?:'s|e?s)?(?![\\p{L}\\d])`, 'u')

/** A plain text; what has been read is blanked. */
class Reader {
  #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Every match, blanked once read. */
  *take(pattern: RegExp): Generator<RegExpExecArray> {
    const every = new RegExp(pattern.source, 'u')
    for (let found = every.exec(this.#text); found; found = every.exec(this.#text)) {
      this.#blank(found.index, found[0].length)
      yield found
    }
  }

  get text(): string {
    return this.#text
  }

  takeWord(phrase: string): boolean {
    if (!this.#text.includes(phrase)) return false
    return [...this.take(wordPattern(phrase))].length > 0
  }

  /** Those of the words that stand in the text, in its order. */
  takeWords(words: readonly string[]): readonly string[] {
    const places = words.map((word) => ({ word, at: this.#text.search(wordPattern(word)) }))
    const found = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)
    return found.map(({ word }) => word).filter((word) => this.takeWord(word))
  }

  rest(): readonly string[] {
    const words = this.#text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
    return [...new Set(words.filter((word) => !FILLERS.has(word) && word.length > 1))].slice(0, 12)
  }

  #blank(start: number, length: number) {
    this.#text = `${this.#text.slice(0, start)}${' | '.padEnd(length, ' ').slice(0, Math.max(1, length))}${this.#text.slice(start + length)}`
  }
}

/** Before anything else: the "arc" of "Arc Staff" asks for no more than that Super does. */
function readSuper(reader: Reader, draft: Draft, put: Put) {
  for (const { name } of SUPERS) {
    if (draft.superName || !reader.takeWord(plain(name))) continue
    put({ id: `super:${idOfSuper(name)}`, kind: 'Super', value: name }, () => {
      draft.superName = name
    })
  }
}

/** Read after all names of items, so that it takes no part of one. */
function readSuperNickname(reader: Reader, draft: Draft, put: Put) {
  for (const [word, name] of SUPER_NICKNAMES) {
    if (draft.superName || !reader.takeWord(word)) continue
    put({ id: `super:${idOfSuper(name)}`, kind: 'Super', value: name }, () => {
      draft.superName = name
    })
  }
}

/** In the order in which the text names them. */
function readExotics(reader: Reader, exotics: readonly NamedItem[], draft: Draft, put: Put) {
  const found = new Map<NamedItem, number>()
  for (const [called, exotic] of exoticsCalledIn(reader.text, exotics)) {
    const at = reader.text.indexOf(called)
    if (reader.takeWord(called)) found.set(exotic, Math.min(at, found.get(exotic) ?? at))
  }
  for (const [exotic] of [...found].sort(([, one], [, other]) => one - other)) {
    put({ id: `exotic:${exotic.hash}`, kind: 'Exotic', value: exotic.name }, () => {
      draft.exotics = [...draft.exotics, exotic]
    })
  }
}

function readItems(reader: Reader, written: string, items: readonly NamedItem[], draft: Draft, put: Put) {
  const found = new Map<NamedItem, number>()
  for (const { item, called, at } of itemsCalledIn(written, reader.text, items))
    if (reader.takeWord(called)) found.set(item, found.get(item) ?? at)
  for (const [item] of [...found].sort(([, one], [, other]) => one - other)) {
    put({ id: `item:${item.hash}`, kind: capitalized(item.kind), value: item.name }, () => {
      draft.items = [...draft.items, item]
    })
  }
}

/** By the whole name, or by it in the plural: "Threadling Grenades". Longer ones first. */
function readAbilities(reader: Reader, abilities: readonly NamedAbility[], draft: Draft, put: Put) {
  const byLength = abilities.toSorted(
    (one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1),
  )
  for (const { name, hash } of byLength) {
    if (!name || !reader.takeWord(plain(name))) continue
    put({ id: `ability:${hash}`, kind: 'Ability', value: name }, () => {
      draft.abilities = [...draft.abilities, { name, hash }]
    })
  }
}

function readKeywords(reader: Reader, draft: Draft, put: Put) {
  for (const word of KEYWORDS) {
    if (!reader.takeWord(word)) continue
    put({ id: `keyword:${word}`, kind: 'Effect', value: capitalized(word) }, () => {
      draft.keywords = [...draft.keywords, word]
    })
  }
}

/**
 * A build is made for one activity: where the text names several, the others are left over. True where it names one, be it
 * the one that is chosen anyway.
 */
function readActivity(reader: Reader, chosen: string | undefined, draft: Draft, put: Put): boolean {
  const named = ACTIVITY_WORDS.find(([phrase]) => reader.takeWord(phrase))
  const activity = named && activityByFocus(named[1])
  if (!activity) return false
  for (const [phrase, focus] of ACTIVITY_WORDS) if (focus === activity.focus) reader.takeWord(phrase)
  if (activity.focus === chosen) return true
  put({ id: `activity:${activity.focus}`, kind: 'Activity', value: activity.name }, () => {
    draft.activity = activity.focus
  })
  return true
}

const STATS = Object.keys(STAT_WORDS).join('|')
const AT_LEAST = '(?:at least |of |to |over |above |>=? ?|= ?)?'

function readStats(reader: Reader, draft: Draft, put: Put) {
  const want = (word: string | undefined, digits: string | undefined) => {
    const stat = STAT_WORDS[word ?? '']
    const points = Math.min(STAT_CAP, Number(digits))
    if (stat) putStat(stat, points, draft, put)
  }
  for (const [, word, digits] of reader.take(new RegExp(`\\b(${STATS}) (?:stat )?${AT_LEAST}(\\d{2,3})\\b`)))
    want(word, digits)
  for (const [, digits, word] of reader.take(
    new RegExp(`\\b(\\d{2,3})\\+? (?:points (?:of|in) )?(${STATS})\\b`),
  ))
    want(word, digits)
  for (const [pattern, stat] of OFTEN_PHRASES) {
    for (const _found of reader.take(pattern)) putStat(stat, OFTEN_TARGET, draft, put)
  }
}

const spoken = (word: string) => capitalized(word.replaceAll('-', ' '))

function putStat(stat: ArmorStat, points: number, draft: Draft, put: Put) {
  put({ id: `stat:${stat}`, kind: `${capitalized(stat)} stat`, value: `${points} or more` }, () => {
    draft.stats = { ...draft.stats, [stat]: points }
  })
}

const ROLE_NAMES = {
  survival: 'Keep the team alive',
  support: 'Support the team',
  boss: 'Boss damage',
  clear: 'Clear crowds',
} as const

function readRoles(reader: Reader, draft: Draft, put: Put) {
  for (const [pattern, role] of ROLE_PHRASES) {
    for (const _found of reader.take(pattern)) {
      if (draft.role) continue
      put({ id: `role:${role}`, kind: 'Role', value: ROLE_NAMES[role] }, () => {
        draft.role = role
      })
    }
  }
}

function readEffects(reader: Reader, draft: Draft, put: Put) {
  for (const [pattern, effect, value] of EFFECT_PHRASES) {
    for (const _found of reader.take(pattern)) {
      put({ id: `effect:${effect}`, kind: 'Effect', value }, () => {
        draft.effects = [...draft.effects, effect]
      })
    }
  }
}

function readChampions(reader: Reader, draft: Draft, put: Put) {
  const wanted = new Set<ChampionType>()
  for (const [word, champion] of Object.entries(CHAMPION_WORDS))
    if (reader.takeWord(word)) wanted.add(champion)
  for (const champion of wanted) {
    put({ id: `champion:${champion}`, kind: 'Champion', value: capitalized(champion) }, () => {
      draft.champions = [...draft.champions, champion]
    })
  }
}

const TYPES = TYPE_WORDS.map(([word]) => word).join('|')
const ELEMENTS = Object.keys(ELEMENT_WORDS)
  .filter((word) => word !== 'prismatic' && word !== 'prism')
  .join('|')
/** What is asked for as a subclass is refused of weapons only: "void hunter, no void". */
function readRefusal(refusal: Refusal, draft: Draft, put: Put) {
  const without = (id: string | number, value: string, apply: () => void) =>
    put({ id: `avoid:${id}`, kind: 'Without', value }, apply)
  const noWeapons = (element: DamageType) => {
    draft.avoidElements = [...draft.avoidElements, element]
  }
  const withoutWeapons = (element: DamageType) =>
    without(`${element}-weapons`, `${capitalized(element)} weapons`, () => noWeapons(element))
  /** What is asked for and ruled out in one request. */
  const isBoth = (who: string) =>
    note(
      draft,
      `The request asks for ${withArticle(who)} and rules ${withArticle(who)} out: read as asking for it.`,
    )
  const noSubclass = (refused: RefusedSubclass) => {
    draft.avoidSubclasses = [...draft.avoidSubclasses, refused]
  }
  switch (refusal.of) {
    case 'item': {
      const { item } = refusal
      return without(item.hash, item.name, () => {
        draft.avoidItems = [...draft.avoidItems, item]
      })
    }
    case 'exotics': {
      for (const kind of refusal.kinds) {
        without(`exotic-${kind}`, kind === 'armor' ? 'Exotic armor' : 'Exotic weapons', () => {
          draft.avoidExotics = [...draft.avoidExotics, kind]
        })
      }
      if (refusal.source)
        note(
          draft,
          `Where an exotic came from is not told: every exotic is left out, not only those from ${refusal.source}.`,
        )
      return
    }
    case 'type': {
      const { type, element } = refusal
      if (element) withoutWeapons(element)
      return without(type, `${spoken(type)}s`, () => {
        draft.avoidTypes = [...draft.avoidTypes, type]
      })
    }
    case 'weapons':
      return withoutWeapons(refusal.element)
    case 'element': {
      const { element } = refusal
      if (draft.element === element) {
        const who = `${element} ${draft.classType ?? 'subclass'}`
        note(
          draft,
          `The request asks for ${withArticle(who)} and rules out ${element}: read as ${withArticle(who)} without ${element} weapons.`,
        )
        return withoutWeapons(element)
      }
      return without(element, capitalized(element), () => {
        noWeapons(element)
        noSubclass({ element })
      })
    }
    case 'subclass': {
      const { element, classType } = refusal
      const whose = classType ? `${element} ${classType}` : `${element} subclass`
      if (draft.element === element && (!classType || draft.classType === classType)) return isBoth(whose)
      return without(whose.replace(' ', '-'), capitalized(whose), () =>
        noSubclass({ element, ...(classType ? { classType } : {}) }),
      )
    }
    case 'super': {
      const { name } = refusal
      if (draft.superName === name) {
        return note(draft, `The request asks for ${name} and rules it out: read as asking for it.`)
      }
      return without(idOfSuper(name), name, () => {
        draft.avoidSupers = [...draft.avoidSupers, name]
      })
    }
    case 'ability': {
      const { name } = refusal
      return without(idOfSuper(name), name, () => {
        draft.avoidAbilities = [...draft.avoidAbilities, name]
      })
    }
    case 'class': {
      const { classType } = refusal
      if (draft.classType === classType) return isBoth(classType)
      return without(classType, `${capitalized(classType)}s`, () => {
        draft.avoidClasses = [...draft.avoidClasses, classType]
      })
    }
  }
}

const typeOfWord = (word: string): WeaponType | undefined =>
  TYPE_WORDS.find(([known]) => word === known || word === `${known}s`)?.[1]

const SHIELDS = new RegExp(
  `\\b((?:${ELEMENTS})(?:(?:,? (?:and|or|&) |, ?| ?/ ?)(?:${ELEMENTS}))*) shields?\\b`,
)

/** "Against arc and solar shields" is no wish for a subclass: a weapon of the element breaks the shield. */
function readShields(reader: Reader, draft: Draft, put: Put) {
  for (const [, list = ''] of reader.take(SHIELDS)) {
    for (const element of DAMAGE_TYPES.filter((each) => new RegExp(`\\b${each}\\b`).test(list))) {
      put({ id: `shield:${element}`, kind: 'Shield', value: capitalized(element) }, () => {
        draft.shields = [...draft.shields, element]
      })
    }
  }
}

/** "Void hand cannon", "solar weapons", "a sniper". */
function readWeapons(reader: Reader, draft: Draft, put: Put) {
  const wantElement = (element: DamageType) =>
    put({ id: `weapons:${element}`, kind: 'Weapons', value: capitalized(element) }, () => {
      draft.weaponElements = [...draft.weaponElements, element]
    })
  const wantType = (type: WeaponType) =>
    put({ id: `type:${type}`, kind: 'Weapon', value: spoken(type) }, () => {
      draft.types = [...draft.types, type]
    })
  for (const [, word = ''] of reader.take(new RegExp(`\\b(${ELEMENTS}|kinetic) (?:weapon|gun)s?\\b`)))
    wantElement(word as DamageType)
  for (const [, element = '', word = ''] of reader.take(
    new RegExp(`\\b(${ELEMENTS}|kinetic) (${TYPES})s?\\b`),
  )) {
    wantElement(element as DamageType)
    const type = typeOfWord(word)
    if (type) wantType(type)
  }
  for (const [word, type] of TYPE_WORDS) if (reader.takeWord(word)) wantType(type)
}

const KIT_WORDS = [SUBCLASS_WORDS, CLASS_WORDS, ELEMENT_WORDS].flatMap((words) => Object.keys(words))

/** A build is of one class and one element: the first that the text names. What else it names is said to be left out. */
function readKit(reader: Reader, draft: Draft, put: Put) {
  const leftOut = { classType: new Set<string>(), element: new Set<string>() }
  const want = <Field extends 'classType' | 'element'>(
    field: Field,
    value: NonNullable<Draft[Field]> | undefined,
  ) => {
    if (!value || draft[field] === value) return
    if (draft[field]) {
      leftOut[field].add(value)
      return
    }
    const kind = field === 'element' ? 'element' : 'class'
    put({ id: `${kind}:${value}`, kind: capitalized(kind), value: capitalized(value) }, () => {
      draft[field] = value
    })
  }
  const named = reader.takeWords(KIT_WORDS)
  for (const word of named) want('classType', SUBCLASS_WORDS[word]?.[0] ?? CLASS_WORDS[word])
  for (const word of named) want('element', SUBCLASS_WORDS[word]?.[1] ?? ELEMENT_WORDS[word])
  const say = (what: string, taken: string | undefined, others: ReadonlySet<string>) => {
    if (others.size === 0) return
    note(
      draft,
      `A build has one ${what}: the first one named, ${taken}, is taken; ${listInWords([...others])} is not.`,
    )
  }
  say('class', draft.classType, leftOut.classType)
  say('subclass', draft.element, leftOut.element)
}

/** The wanted stats as a line, 0 where nothing was asked. */
export const targetsOf = ({ stats }: BuildConstraints) => ARMOR_STATS.map((stat) => stats[stat] ?? 0)
