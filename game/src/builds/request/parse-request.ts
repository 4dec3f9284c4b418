/**
 * Free text becomes constraints, without a model. The text is read in passes, the most telling first: names of exotics,
 * then phrases, then single words; what a pass has read is blanked, so that "no bows" does not also ask for bows. What is
 * left and says something is handed back as not used.
 */
import { STAT_CAP } from '../../armor/problem.ts'
import { asPattern } from '../../as-pattern.ts'
import {
  ARMOR_STATS,
  type ArmorStat,
  type ChampionType,
  type DamageType,
  type WeaponType,
} from '../../items.ts'
import { capitalized } from '../../weapons/rating/words.ts'
import { activityByFocus } from '../activities.ts'
import type { BuildConstraints, NamedExotic, Understood } from './constraints.ts'
import { NO_CONSTRAINTS } from './constraints.ts'
import {
  ACTIVITY_WORDS,
  CHAMPION_WORDS,
  CLASS_WORDS,
  ELEMENT_WORDS,
  FILLERS,
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
const SHORTEST_NICKNAME = 5

type Draft = { -readonly [Field in keyof BuildConstraints]: BuildConstraints[Field] }

interface Beside {
  /** Every exotic that may be named. */
  readonly exotics?: readonly NamedExotic[]
  /** Ids of understood parts that the player took out again. */
  readonly without?: readonly string[]
  /** The focus of the activity that is chosen: the text need not say it again. */
  readonly activity?: string
}

export function parseRequest(
  text: string,
  { exotics = [], without = [], activity }: Beside = {},
): ParsedRequest {
  const reader = new Reader(text)
  const draft: Draft = { ...NO_CONSTRAINTS }
  const understood: Understood[] = []
  const put = (part: Understood, apply: () => void) => {
    if (without.includes(part.id) || understood.some(({ id }) => id === part.id)) return
    understood.push(part)
    apply()
  }
  readExotics(reader, exotics, draft, put)
  readActivity(reader, activity, draft, put)
  readStats(reader, draft, put)
  readRoles(reader, draft, put)
  readChampions(reader, draft, put)
  readAvoided(reader, draft, put)
  readWeapons(reader, draft, put)
  readKit(reader, draft, put)
  return { constraints: draft, understood, notUsed: reader.rest() }
}

type Put = (part: Understood, apply: () => void) => void

/** The text, lower-cased; what has been read is blanked. */
class Reader {
  #text: string

  constructor(text: string) {
    this.#text = ` ${text.slice(0, LONGEST_TEXT).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')} `
  }

  /** Every match, blanked once read. */
  *take(pattern: RegExp): Generator<RegExpExecArray> {
    const every = new RegExp(pattern.source, 'u')
    for (let found = every.exec(this.#text); found; found = every.exec(this.#text)) {
      this.#blank(found.index, found[0].length)
      yield found
    }
  }

  /** Far cheaper than a pattern, and most of several hundred names are in no request. */
  mentions(phrase: string): boolean {
    return this.#text.includes(phrase)
  }

  takeWord(phrase: string): boolean {
    if (!this.mentions(phrase)) return false
    for (const _found of this.take(
      new RegExp(`(?<![\\p{L}\\d])${asPattern(phrase)}(?:'s|e?s)?(?![\\p{L}\\d])`),
    ))
      return true
    return false
  }

  rest(): readonly string[] {
    const words = this.#text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
    return [...new Set(words.filter((word) => !FILLERS.has(word) && word.length > 1))].slice(0, 12)
  }

  #blank(start: number, length: number) {
    this.#text = `${this.#text.slice(0, start)}${' | '.padEnd(length, ' ').slice(0, Math.max(1, length))}${this.#text.slice(start + length)}`
  }
}

function readExotics(reader: Reader, exotics: readonly NamedExotic[], draft: Draft, put: Put) {
  const byLength = [...exotics].sort(
    (one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1),
  )
  const found = new Map<string, NamedExotic>()
  for (const exotic of byLength)
    if (reader.takeWord(exotic.name.toLowerCase())) found.set(exotic.name, exotic)
  for (const exotic of byLength) {
    const nickname = nicknameOf(exotic.name)
    if (!nickname || found.has(exotic.name) || !reader.mentions(nickname)) continue
    if (!isShared(nickname, exotic, byLength) && reader.takeWord(nickname)) found.set(exotic.name, exotic)
  }
  for (const exotic of [...found.values()].sort((one, other) => one.hash - other.hash)) {
    put({ id: `exotic:${exotic.hash}`, kind: 'Exotic', value: exotic.name }, () => {
      draft.exotics = [...draft.exotics, exotic]
    })
  }
}

/** "Gyrfalcon" for "Gyrfalcon's Hauberk": the first word, where it is a name and no word of every day. */
function nicknameOf(name: string): string | undefined {
  const first = name.toLowerCase().replaceAll('’', "'").split(' ')[0]?.replace(/'s?$/, '')
  if (!first || first.length < SHORTEST_NICKNAME || !name.includes(' ')) return undefined
  return FILLERS.has(first) || isPlainWord(first) ? undefined : first
}

const isPlainWord = (word: string) =>
  word in CLASS_WORDS ||
  word in ELEMENT_WORDS ||
  word in STAT_WORDS ||
  word in CHAMPION_WORDS ||
  word in SUBCLASS_WORDS

const isShared = (nickname: string, exotic: NamedExotic, all: readonly NamedExotic[]) =>
  all.some((other) => other.name !== exotic.name && nicknameOf(other.name) === nickname)

/** A build is made for one activity: where the text names several, the others are left over. */
function readActivity(reader: Reader, chosen: string | undefined, draft: Draft, put: Put) {
  const named = ACTIVITY_WORDS.find(([phrase]) => reader.takeWord(phrase))
  const activity = named && activityByFocus(named[1])
  if (!activity) return
  for (const [phrase, focus] of ACTIVITY_WORDS) if (focus === activity.focus) reader.takeWord(phrase)
  if (activity.focus === chosen) return
  put({ id: `activity:${activity.focus}`, kind: 'Activity', value: activity.name }, () => {
    draft.activity = activity.focus
  })
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
const ONE_AVOIDED = `(?:${TYPES}|${ELEMENTS})s?`

/** "No bows", "without swords or arc", "avoid a glaive". */
function readAvoided(reader: Reader, draft: Draft, put: Put) {
  const avoided = new RegExp(
    `\\b(?:no|not|without|avoid|never|except|hate|don'?t want)(?: any| a| an| the| use| using)*((?: ?(?:,|and|or|nor|&)? ?${ONE_AVOIDED}\\b)+)`,
  )
  for (const [, list = ''] of reader.take(avoided)) {
    for (const word of list.match(new RegExp(ONE_AVOIDED, 'g')) ?? []) {
      const type = typeOfWord(word)
      const element = ELEMENT_WORDS[word.replace(/s$/, '')] ?? ELEMENT_WORDS[word]
      if (type) {
        put({ id: `avoid:${type}`, kind: 'Without', value: `${spoken(type)}s` }, () => {
          draft.avoidTypes = [...draft.avoidTypes, type]
        })
      } else if (element && element !== 'prismatic') {
        put({ id: `avoid:${element}`, kind: 'Without', value: `${capitalized(element)} weapons` }, () => {
          draft.avoidElements = [...draft.avoidElements, element]
        })
      }
    }
  }
}

const typeOfWord = (word: string): WeaponType | undefined =>
  TYPE_WORDS.find(([known]) => word === known || word === `${known}s`)?.[1]

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

function readKit(reader: Reader, draft: Draft, put: Put) {
  const wantClass = (classType: NonNullable<BuildConstraints['classType']>) => {
    if (draft.classType) return
    put({ id: `class:${classType}`, kind: 'Class', value: capitalized(classType) }, () => {
      draft.classType = classType
    })
  }
  const wantElement = (element: NonNullable<BuildConstraints['element']>) => {
    if (draft.element) return
    put({ id: `element:${element}`, kind: 'Element', value: capitalized(element) }, () => {
      draft.element = element
    })
  }
  for (const [word, [classType, element]] of Object.entries(SUBCLASS_WORDS)) {
    if (!reader.takeWord(word)) continue
    wantClass(classType)
    wantElement(element)
  }
  for (const [word, classType] of Object.entries(CLASS_WORDS)) if (reader.takeWord(word)) wantClass(classType)
  for (const [word, element] of Object.entries(ELEMENT_WORDS)) if (reader.takeWord(word)) wantElement(element)
}

/** The wanted stats as a line, 0 where nothing was asked. */
export const targetsOf = ({ stats }: BuildConstraints) => ARMOR_STATS.map((stat) => stats[stat] ?? 0)
