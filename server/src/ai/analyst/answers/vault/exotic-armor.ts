/** Which exotic armor suits a class and an element: by what it does, as the Architect knows it. */
import { exoticFact } from '@ai-vault/game/builds/exotics/exotic-facts.ts'
import { fitOf } from '@ai-vault/game/builds/exotics/exotic-fit.ts'
import { needsInWords } from '@ai-vault/game/builds/exotics/exotic-use.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { ArmorPiece } from '@ai-vault/game/items.ts'
import { citeAccount, placeInWords, quoteOf } from '../../../tools/turn.ts'
import { classNotPlayed } from '../account/character.ts'
import { type Ask, count, type Draft } from '../draft.ts'

const PIECES_TOLD = 6

type Use = 'works' | 'general' | 'other' | 'unknown'
const ORDER: readonly Use[] = ['works', 'general', 'other', 'unknown']

interface Judged {
  readonly piece: ArmorPiece
  readonly does: string
  readonly use: Use
}

export function exoticArmorFor({ slots, turn }: Ask): Draft {
  const nobody = classNotPlayed({ slots, turn })
  if (nobody) return nobody
  const { classType, element, armorSlot } = slots
  const pieces = turn.guardian.armor.filter(
    (piece) =>
      piece.rarity === 'exotic' &&
      (!classType || piece.classType === classType) &&
      (!armorSlot || piece.slot === armorSlot),
  )
  citeAccount(turn, { kind: 'inventory', label: 'Your exotic armor', href: '/armory?tab=armor' })
  const one = [...new Map(pieces.map((piece) => [piece.hash, piece])).values()]
  if (one.length === 0) return { lead: 'I see no exotic armor that fits.' }
  turn.ledger.source({ kind: 'rules', label: 'What exotic armor does', complete: true, missing: [] })
  const judged = one.map((piece) => judge(piece, element, turn)).toSorted(byUse)
  const told = judged.slice(0, PIECES_TOLD)
  const working = judged.filter(({ use }) => use === 'works').length
  turn.ledger.noteNumbersIn(`${one.length} ${working} ${one.length - told.length}`)
  return {
    lead: `${leadFor(one.length, working, slots, turn)} Which one is best depends on the build: the Architect puts one to the test.`,
    points: told.map((each) => inWords(each, element, turn)),
    suggestions: told.slice(0, 3).map(({ piece }) => `Build around ${piece.name}`),
    list: told.map(({ piece }) => turn.ledger.ownedItem(piece)),
    guess: 'the order is by what each one does, not by a build that was tried',
  }
}

/** Says first how many suit the element, where one is named and the account shows its subclass. */
function leadFor(
  all: number,
  working: number,
  { element, classType }: Ask['slots'],
  { guardian }: Ask['turn'],
): string {
  const whose = [element, classType].filter(Boolean).join(' ')
  const exotics = count(all, 'exotic')
  if (element === undefined)
    return `${exotics} of yours ${all === 1 ? 'fits' : 'fit'}${whose ? ` a ${whose}` : ''}.`
  const isSeen = guardian.subclasses.some(
    (subclass) => subclass.element === element && (!classType || subclass.classType === classType),
  )
  if (!isSeen)
    return `I see no ${element} subclass${classType ? ` of your ${classType}` : ''}, so this is only what your ${exotics} do.`
  if (working === 0) return `Of your ${exotics} for a ${whose} not one is for ${element} in particular.`
  return `${working} of your ${exotics} for a ${whose} ${working === 1 ? 'works' : 'work'} with ${element} and ${working === 1 ? 'comes' : 'come'} first.`
}

function judge(piece: ArmorPiece, element: Ask['slots']['element'], turn: Ask['turn']): Judged {
  const { guardian, manifest } = turn
  const perk = manifest.exoticArmor().find(({ hash }) => hash === piece.hash)?.perk ?? ''
  const name = inEnglish(piece)
  const fact = exoticFact(name)
  const does = fact?.does ?? perk
  const fits = guardian.subclasses.filter(
    (subclass) =>
      subclass.element === element && (!piece.classType || subclass.classType === piece.classType),
  )
  if (element === undefined || fits.length === 0) return { piece, does, use: 'unknown' }
  const worn = { name, perk }
  if (fits.some((subclass) => fitOf(worn, subclass, manifest.ability) > 0))
    return { piece, does, use: 'works' }
  const needs = (fact?.needs ?? []).some((need) => !('weapons' in need))
  const ofOther = guardian.subclasses.some((subclass) => fitOf(worn, subclass, manifest.ability) > 0)
  return { piece, does, use: needs || ofOther ? 'other' : 'general' }
}

const byUse = (one: Judged, other: Judged) =>
  ORDER.indexOf(one.use) - ORDER.indexOf(other.use) || one.piece.name.localeCompare(other.piece.name)

function inWords({ piece, does, use }: Judged, element: Ask['slots']['element'], turn: Ask['turn']): string {
  const needs = needsInWords(piece)
  const works = {
    works: `; works with ${element}`,
    general: '; works with every element',
    other: needs ? `; it needs ${needs}` : '; works with another element',
    unknown: '',
  }[use]
  const said = does ? `: ${quoteOf(turn, does).ref}` : ''
  return `{{${turn.ledger.ownedItem(piece)}}}, ${placeInWords(piece.place, turn.guardian)}${said}${works}.`
}
