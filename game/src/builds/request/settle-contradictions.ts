/**
 * A Super and a piece of exotic armor each belong to one class. Where the request names no class, theirs is taken; where it
 * names another, what cannot be had is left out and a sentence says so. So it is with two exotics of which one can be worn.
 */
import type { GuardianClass } from '../../items.ts'
import { capitalized, listInWords, withArticle } from '../../weapons/rating/words.ts'
import type { BuildConstraints } from './constraints.ts'
import { SUPERS } from './supers.ts'

type Draft = { -readonly [Field in keyof BuildConstraints]: BuildConstraints[Field] }

export const idOfSuper = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-')

/** Changes the draft; ids of the understood parts that it cannot honour. */
export function settleContradictions(draft: Draft): readonly string[] {
  return [...settleSuper(draft), ...settleExotics(draft), ...settleSecondExotics(draft)]
}

const note = (draft: Draft, sentence: string) => {
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
    const who = `${others[1]} ${others[0]}`
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

function settleExotics(draft: Draft): readonly string[] {
  const armor = draft.exotics.filter(({ kind }) => kind === 'armor')
  const first = armor.find(
    ({ owned, classType }) => owned && classType && !draft.avoidClasses.includes(classType),
  )
  const classType: GuardianClass | undefined = draft.classType ?? first?.classType
  if (classType) draft.classType = classType
  const misfits = armor.filter(
    (exotic) =>
      exotic.classType &&
      ((classType && exotic.classType !== classType) || draft.avoidClasses.includes(exotic.classType)),
  )
  draft.exotics = draft.exotics.filter((exotic) => !misfits.includes(exotic))
  for (const { name, classType: wearer = 'titan' } of misfits) {
    const asked = classType
      ? `is for ${withArticle(capitalized(classType))}`
      : `rules ${capitalized(wearer)}s out`
    note(
      draft,
      `Only ${capitalized(wearer)}s can wear ${name}; the request ${asked}, so the build is without it.`,
    )
  }
  return misfits.map(({ hash }) => `exotic:${hash}`)
}

/** One exotic weapon and one piece of exotic armor can be worn: the first that the request names of those owned. */
function settleSecondExotics(draft: Draft): readonly string[] {
  return (['weapon', 'armor'] as const).flatMap((kind) => {
    const [first, ...others] = draft.exotics.filter((exotic) => exotic.kind === kind && exotic.owned)
    if (!first || others.length === 0) return []
    draft.exotics = draft.exotics.filter((exotic) => !others.includes(exotic))
    const what = kind === 'weapon' ? 'exotic weapon' : 'piece of exotic armor'
    note(
      draft,
      `Only one ${what} can be worn: the build takes ${first.name} and is without ${listInWords(others.map(({ name }) => name))}.`,
    )
    return others.map(({ hash }) => `exotic:${hash}`)
  })
}
