/**
 * What a part of a kit works through, read from its text: abilities of an element ("Void ability final blows"), the rift,
 * the barricade or the dodge, effects that something else has to bring about ("beating the jolted"), weapons of an element
 * ("unravelling rounds" load into strand weapons only). A text is read clause by clause, for "Void grenades weaken, arc
 * grenades jolt" is two things, and one of them may work without the other.
 */
import { withArticle } from '../../in-words.ts'
import type { DamageType } from '../../items.ts'
import type { Ability, SubclassElement } from '../../kit.ts'
import { elementOfAbility } from '../exotics/ability-elements.ts'
import { dealsNoDamage, needsGrenadeDamage, needsSuperDamage, throwsDamage } from './ability-damage.ts'
import { conditionOf, type Effect, effectsIn, effectsOf } from './effects.ts'

/** What a part stands beside. `weapons`: the elements of those carried; absent where nothing is known of them. */
export interface Beside {
  readonly others: readonly Ability[]
  readonly weapons?: readonly DamageType[] | undefined
}

interface Need {
  /** "a void ability": completes "it needs". */
  readonly inWords: string
  readonly isMet: (beside: Beside) => boolean
}

interface Clause {
  readonly text: string
  readonly needs: readonly Need[]
}

type Element = Exclude<SubclassElement, 'prismatic'>

const ELEMENTS = 'arc|solar|void|stasis|strand'
const LIGHT: readonly Element[] = ['arc', 'solar', 'void']
const BEARERS: readonly Ability['kind'][] = ['super', 'melee', 'grenade']

/** What a Prismatic subclass borrows from nobody knows where may be of any element. */
const hasAbility = (elements: readonly Element[], kinds: readonly Ability['kind'][], { others }: Beside) =>
  others.some((other) => {
    if (!kinds.includes(other.kind)) return false
    const element = elementOfAbility(other)
    return element === undefined || elements.includes(element)
  })

const hasWeapon = (element: DamageType, { weapons }: Beside) =>
  weapons === undefined || weapons.includes(element)

const matches = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const elementPattern = (after: string) => new RegExp(`\\b(${ELEMENTS}) ${after}`, 'gi')

const OF_KIND = (['super', 'melee', 'grenade'] as const).map(
  (kind) => [kind, elementPattern(`${kind}s?\\b`)] as const,
)
const OF_ABILITIES = elementPattern('abilit(?:y|ies)\\b')
const OF_LIGHT = /\blight abilit(?:y|ies)\b/i
const OF_DAMAGE = elementPattern('(?:final blows?|hits?|damage|kills?)\\b')
const OF_WEAPONS = new RegExp(`\\b(${ELEMENTS}|kinetic) weapons?\\b`, 'gi')
const ROUNDS: readonly (readonly [RegExp, Element])[] = [
  [/\bvolatile rounds\b/i, 'void'],
  [/\bunravell?ing rounds\b/i, 'strand'],
]
const CLASS_ABILITIES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\byour rift\b|\b(?:casting|placing) a rift\b/i, /\brift$/i, 'a rift'],
  [/\byour barricade\b|\b(?:raising|placing) a barricade\b/i, /\bbarricade$/i, 'a barricade'],
  [/\bdodging\b|\bafter a dodge\b|\bwhen you dodge\b/i, /\bdodge$/i, 'a dodge'],
]

/** What a part follows on; any one of these effects brings it about. */
const FOLLOWS: readonly (readonly [RegExp, readonly Effect[]])[] = [
  [/\bignitions?\b/i, ['ignite']],
  [/\bjolted\b/i, ['jolt']],
  [/\bblinded\b/i, ['blind']],
  [/\bweakened\b/i, ['weaken']],
  [/\bsuspended\b/i, ['suspend']],
  [/\b(?:frozen|slowed)\b/i, ['freeze', 'slow']],
  [/\bsuppressing\b/i, ['suppress']],
  [/\bfreezing (?:a|or|foes)\b/i, ['freeze']],
  [/\bhealing others\b/i, ['heal']],
]
/** "Invisibility, overshield and Devour last longer": any one of what it makes longer. */
const EXTENDS = /\blasts? longer\b|\blengthens?\b/i
const EXTENDED: readonly (readonly [RegExp, Effect])[] = [
  [/\binvisibility\b/i, 'invisible'],
  [/\bovershield\b/i, 'overshield'],
  [/\bdevour\b/i, 'devour'],
  [/\bhealing\b|\brestoration\b/i, 'heal'],
  [/\bradiance\b|\bradiant\b/i, 'radiant'],
  [/\bsuspend\b/i, 'suspend'],
  [/\bunravel\b/i, 'unravel'],
  [/\bsever\b/i, 'sever'],
  [/\bslows?\b/i, 'slow'],
]
/** Enough scorch ignites. */
const SCORCHES = /\bscorch(?:es)?\b/i
/** An aspect brings most of what it speaks of about itself; only one that waits for foes to fall follows on something. */
const WAITS = /\b(?:beating|defeating)\b/i

/** Effects that something else has to bring for the part to do anything. */
export function followedEffects({ kind, description }: Pick<Ability, 'kind' | 'description'>) {
  if (kind !== 'fragment' && !(kind === 'aspect' && WAITS.test(description))) return []
  return [
    ...FOLLOWS.filter(([signs]) => signs.test(description)).flatMap(([, effects]) => effects),
    ...(EXTENDS.test(description)
      ? EXTENDED.filter(([signs]) => signs.test(description)).map(([, effect]) => effect)
      : []),
  ]
}

/** What comes only on a condition is nothing to build upon. */
export const isBrought = (effect: Effect, others: readonly Ability[]): boolean =>
  others.some(
    (other) =>
      conditionOf(other) === undefined &&
      (effectsOf(other).includes(effect) ||
        (effect === 'ignite' && other.kind !== 'fragment' && SCORCHES.test(other.description))),
  )

function weaponNeeds(text: string): readonly Need[] {
  const elements = [
    ...matches(OF_WEAPONS, text).map((element) => element.toLowerCase() as DamageType),
    ...ROUNDS.filter(([signs]) => signs.test(text)).map(([, element]) => element),
  ]
  return elements.length === 0
    ? []
    : [
        {
          inWords: elements.map((element) => withArticle(`${element} weapon`)).join(' or '),
          isMet: (beside) => elements.some((element) => hasWeapon(element, beside)),
        },
      ]
}

function kitNeeds(part: Ability, text: string): readonly Need[] {
  const needs: Need[] = []
  const asElements = (found: readonly string[]) => found.map((each) => each.toLowerCase() as Element)
  for (const [kind, pattern] of OF_KIND) {
    const elements = asElements(matches(pattern, text))
    if (elements.length > 0)
      needs.push({
        inWords: elements.map((element) => withArticle(`${element} ${kind}`)).join(' or '),
        isMet: (beside) => hasAbility(elements, [kind], beside),
      })
  }
  const ofAbilities = asElements(matches(OF_ABILITIES, text))
  if (ofAbilities.length > 0)
    needs.push({
      inWords: ofAbilities.map((element) => withArticle(`${element} ability`)).join(' or '),
      isMet: (beside) => hasAbility(ofAbilities, BEARERS, beside),
    })
  if (OF_LIGHT.test(text))
    needs.push({
      inWords: 'an arc, solar or void ability',
      isMet: (beside) => hasAbility(LIGHT, BEARERS, beside),
    })
  const ofDamage = asElements(matches(OF_DAMAGE, text))
  if (ofDamage.length > 0)
    needs.push({
      inWords: ofDamage.map((element) => `${element} damage`).join(' or '),
      isMet: (beside) =>
        hasAbility(ofDamage, BEARERS, beside) || ofDamage.some((element) => hasWeapon(element, beside)),
    })
  for (const [signs, name, inWords] of CLASS_ABILITIES)
    if (signs.test(text))
      needs.push({
        inWords,
        isMet: ({ others }) => others.some((other) => other.kind === 'class' && name.test(other.name)),
      })
  if (/\bsecond grapple\b/i.test(text))
    needs.push({
      inWords: 'Grapple',
      isMet: ({ others }) => others.some(({ kind, name }) => kind === 'grenade' && name === 'Grapple'),
    })
  const followed = followedEffects({ kind: part.kind, description: text })
  if (followed.length > 0)
    needs.push({
      inWords: `something that can ${followed.map((effect) => VERBS[effect] ?? effect).join(' or ')}`,
      isMet: ({ others }) => followed.some((effect) => isBrought(effect, others)),
    })
  if (needsGrenadeDamage({ description: text }))
    needs.push({
      inWords: 'a grenade that deals damage',
      isMet: ({ others }) => throwsDamage(others),
    })
  if (needsSuperDamage({ description: text }))
    needs.push({
      inWords: 'a Super that deals damage',
      isMet: ({ others }) => !others.some((other) => other.kind === 'super' && dealsNoDamage(other)),
    })
  return needs
}

const VERBS: Readonly<Partial<Record<Effect, string>>> = {
  invisible: 'turn you invisible',
  overshield: 'give an overshield',
  devour: 'give Devour',
  radiant: 'make you radiant',
}

/** So many clauses have a bit each; no text is longer. */
const MOST_CLAUSES = 30
const CLAUSES = new RegExp(
  `[.;]+\\s*|,\\s+(?=(?:${ELEMENTS})\\b)|\\s+and (?=(?:your )?(?:${ELEMENTS}) grenades)`,
  'i',
)

interface Read {
  readonly clauses: readonly Clause[]
  readonly needsNothing: boolean
  /** By which clauses work, one bit each. */
  readonly effects: Map<number, readonly Effect[]>
}
const known = new WeakMap<Ability, Read>()

function read(part: Ability): Read {
  const before = known.get(part)
  if (before) return before
  const isWorn = part.kind === 'aspect' || part.kind === 'fragment'
  const texts = part.description
    .split(CLAUSES)
    .filter((text) => text.trim() !== '')
    .slice(0, MOST_CLAUSES)
  const clauses = texts.map((text) => ({
    text,
    needs: [...weaponNeeds(text), ...(isWorn ? kitNeeds(part, text) : [])],
  }))
  const needsNothing = clauses.every(({ needs }) => needs.length === 0)
  const made = { clauses, needsNothing, effects: new Map<number, readonly Effect[]>() }
  known.set(part, made)
  return made
}

const without = (part: Ability, { others, weapons }: Beside): Beside => ({
  others: others.filter((other) => other !== part && other.hash !== part.hash),
  weapons,
})

const missingIn = ({ needs }: Clause, beside: Beside) => needs.filter(({ isMet }) => !isMet(beside))

/** A clause that needs nothing itself goes on with what was said before it, and works where that works. */
function working(part: Ability, beside: Beside): number {
  const { clauses, needsNothing } = read(part)
  if (needsNothing) return (1 << clauses.length) - 1
  const around = without(part, beside)
  let bits = 0
  let last = true
  for (const [at, clause] of clauses.entries()) {
    if (clause.needs.length > 0) last = missingIn(clause, around).length === 0
    if (last) bits |= 1 << at
  }
  return bits
}

/** What of a text, of exotic armor, works with weapons of these elements. */
export const textThrough = (text: string, weapons: readonly DamageType[]): string =>
  text
    .split(CLAUSES)
    .filter((clause) => weaponNeeds(clause).every(({ isMet }) => isMet({ others: [], weapons })))
    .join('. ')

/** What a part does beside these others and with these weapons. */
export function effectsBeside(part: Ability, beside: Beside): readonly Effect[] {
  const { clauses, effects } = read(part)
  const bits = working(part, beside)
  if (bits === (1 << clauses.length) - 1) return effectsOf(part)
  const before = effects.get(bits)
  if (before) return before
  const text = clauses.filter((_, at) => bits & (1 << at)).map((clause) => clause.text)
  const found = text.length === 0 ? [] : effectsIn(part.name, `${text.join('. ')}.`)
  effects.set(bits, found)
  return found
}

/** Whether nothing of what the part says can come about. */
export function isIdleBeside(
  part: Ability,
  others: readonly Ability[],
  weapons?: Beside['weapons'],
): boolean {
  return read(part).clauses.length > 0 && working(part, { others, weapons }) === 0
}

/** "a void ability": what an idle part would need. */
export function missingInWords(part: Ability, beside: Beside): string {
  const around = without(part, beside)
  const missing = read(part).clauses.flatMap((clause) => missingIn(clause, around))
  return [...new Set(missing.map(({ inWords }) => inWords))].join(' or ')
}
