/**
 * A Super and a piece of armor each belong to one class. Where the request names no class, theirs is taken; where it names
 * another, what cannot be had is left out and a sentence says so. So it is with two exotics, or two for one slot.
 */

import { capitalized, listInWords, withArticle } from '../../in-words.ts'
import type { GuardianClass } from '../../items.ts'
import type { BuildConstraints, NamedItem } from './constraints.ts'
import { SUPERS } from './supers.ts'

type Draft = { -readonly [Field in keyof BuildConstraints]: BuildConstraints[Field] }

export const idOfSuper = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-')

/** Changes the draft; ids of the understood parts that it cannot honour. */
export function settleContradictions(draft: Draft): readonly string[] {
  return [settleSuper, settleWearers, settleSecondExotics, settleSlots].flatMap((settle) => settle(draft))
}

export const note = (draft: Draft, sentence: string): void => {
  draft.contradictions = [...draft.contradictions, sentence]
}

function settleSuper(draft: Draft): readonly string[] {
  const known = SUPERS.find(({ name }) => name === draft.superName)
  if (!known) return []
  const { name, classType, element } = known
  const others = [draft.classType ?? classType, draft.element ?? element] as const
  const elementFits = others[1] === element || others[1] === 'prismatic'
  if (others[0] !== classType || !elementFits) {
    delete draft.superName
    const who = `${draft.element ?? ''} ${draft.classType ?? 'subclass'}`.trim()
    note(
      draft,
      `${name} is the Super of ${withArticle(element)} ${classType}; the request asks for ${withArticle(who)}, so the build is without it.`,
    )
    return [`super:${idOfSuper(name)}`]
  }
  draft.classType ??= classType
  draft.element ??= element
  return []
}

/** Armor is worn by one class. */
function settleWearers(draft: Draft): readonly string[] {
  const armor = namedIn(draft).filter(({ kind }) => kind === 'armor')
  const first = armor.find(
    ({ owned, classType }) => owned && classType && !draft.avoidClasses.includes(classType),
  )
  const classType: GuardianClass | undefined = draft.classType ?? first?.classType
  if (classType) draft.classType = classType
  const misfits = armor.filter(
    (piece) =>
      piece.classType &&
      ((classType && piece.classType !== classType) || draft.avoidClasses.includes(piece.classType)),
  )
  for (const { name, classType: wearer = 'titan' } of misfits) {
    const asked = classType
      ? `is for ${withArticle(capitalized(classType))}`
      : `rules ${capitalized(wearer)}s out`
    note(
      draft,
      `Only ${capitalized(wearer)}s can wear ${name}; the request ${asked}, so the build is without it.`,
    )
  }
  return leaveOut(draft, misfits)
}

/** One exotic weapon and one piece of exotic armor can be worn: the first that the request names of those owned. */
function settleSecondExotics(draft: Draft): readonly string[] {
  return (['weapon', 'armor'] as const).flatMap((kind) => {
    const [first, ...others] = draft.exotics.filter((exotic) => exotic.kind === kind && exotic.owned)
    if (!first || others.length === 0) return []
    const what = kind === 'weapon' ? 'exotic weapon' : 'piece of exotic armor'
    note(
      draft,
      `Only one ${what} can be equipped: the build takes ${first.name} and is without ${listInWords(others.map(({ name }) => name))}.`,
    )
    return leaveOut(draft, others)
  })
}

/** A slot holds one thing: the exotic, or else the first that the request names. */
function settleSlots(draft: Draft): readonly string[] {
  const taken: NamedItem[] = []
  const crowded: NamedItem[] = []
  for (const item of namedIn(draft).filter(({ owned }) => owned)) {
    const holder = taken.find(({ slot }) => slot !== undefined && slot === item.slot)
    if (!holder) {
      taken.push(item)
      continue
    }
    crowded.push(item)
    note(
      draft,
      `${holder.name} and ${item.name} go into the same slot: the build takes ${holder.name} and is without ${item.name}.`,
    )
  }
  return leaveOut(draft, crowded)
}

const namedIn = ({ exotics, items }: Draft): readonly NamedItem[] => [...exotics, ...items]

/** Ids of what is no longer asked for. */
function leaveOut(draft: Draft, out: readonly NamedItem[]): readonly string[] {
  const ids = [
    ...draft.exotics.filter((each) => out.includes(each)).map(({ hash }) => `exotic:${hash}`),
    ...draft.items.filter((each) => out.includes(each)).map(({ hash }) => `item:${hash}`),
  ]
  draft.exotics = draft.exotics.filter((each) => !out.includes(each))
  draft.items = draft.items.filter((each) => !out.includes(each))
  return ids
}
