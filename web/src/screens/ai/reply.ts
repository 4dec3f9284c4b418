/** The canned replies (F-249 to F-251, G-39): by keyword, from what is saved on this device, without a network. */
import type { InventoryItem } from '@ai-vault/contract/items/inventory.ts'
import { isAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { countDecided } from '@ai-vault/game/cleanup/cleanup-order.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import type { Activity } from '@ai-vault/game/weapons/knowledge/knowledge.ts'
import { RECOMMENDATION_WORDS } from '../../items/advice/advice-words.ts'
import type { Decisions } from '../../items/decisions/decisions.ts'
import { rollInWords } from '../../items/roll-in-words.ts'
import { isWeaponItem } from '../../items/weapon-item.ts'
import { isRated, readQuestion, type SavedQuestion, searchSaved } from './saved-search.ts'
import { CANNED_BUILDS } from './words/en-builds.ts'
import { words } from './words/words.ts'

export const MODES = ['assistant', 'analysis', 'tactical', 'training'] as const
export type Mode = (typeof MODES)[number]

export const SHORTEST_DELAY_MS = 1_000
export const LONGEST_DELAY_MS = 3_000
const HITS = 3

export const replyDelay = (random: () => number): number =>
  SHORTEST_DELAY_MS + Math.round(random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS))

export type ReplyKind = 'builds' | 'features' | 'echo'

/** 'build' or 'loadout' wins over 'help' (G-39). */
export function kindOfReply(input: string): ReplyKind {
  const text = fold(input)
  if (/build|loadout/.test(text)) return 'builds'
  if (/help|what can you do/.test(text)) return 'features'
  return 'echo'
}

interface Reply {
  /** What was understood, for who listens: whoever sees has it in the bubble above. */
  readonly echo?: string
  readonly content: string
}

/** Undefined items: no vault is saved on this device. */
export function replyTo(
  input: string,
  items: readonly InventoryItem[] | undefined,
  decisions: Decisions = new Map(),
): Reply {
  const kind = kindOfReply(input)
  if (kind === 'builds') return { content: buildList(items) }
  if (kind === 'features') return { content: [words.features, ...words.featureList].join('\n') }
  return { echo: words.echo(input), content: hitsFor(input, items, decisions) }
}

function buildList(items: readonly InventoryItem[] | undefined): string {
  const owned = new Set((items ?? []).map(({ item }) => fold(item.englishName ?? item.name)))
  const has = (name: string) => owned.has(fold(name))
  const share = (needs: readonly string[]) => needs.filter(has).length / needs.length
  const builds = CANNED_BUILDS.toSorted((one, other) => share(other.needs) - share(one.needs))
  const lines = builds.map(({ name, needs, about }) =>
    words.build(name, needs.map((each) => (has(each) ? words.owned(each) : each)).join(', '), about),
  )
  return [words.builds, lines.join('\n'), items ? words.ownedFirst : words.ownedUnknown].join('\n\n')
}

function hitsFor(input: string, items: readonly InventoryItem[] | undefined, decisions: Decisions): string {
  if (!items) return words.noVault
  const question = readQuestion(input)
  const found = searchSaved(question, items, decisions)
  if (!found) return question.followsUp ? words.followUp : words.beyond
  if (found.length === 0) return NOTHING_WORDS[question.wants]
  const lines = found.slice(0, HITS).map((entry) => lineOf(entry, question))
  const more = found.length - lines.length
  const unrated = unratedBeside(question, found, items)
  return [
    headFor(question, found, decisions),
    lines.join('\n'),
    ...(more > 0 ? [words.more(more)] : []),
    ...(unrated > 0 ? [words.alsoUnrated(unrated)] : []),
  ].join('\n\n')
}

const NOTHING_WORDS: Readonly<Record<SavedQuestion['wants'], string>> = {
  going: words.nothingGoes,
  'god-rolls': words.noGodRolls,
  best: words.nothingFound,
  any: words.nothingFound,
}

/** What matches beside the rated ones, and is not compared with them. */
function unratedBeside(
  question: SavedQuestion,
  found: readonly InventoryItem[],
  items: readonly InventoryItem[],
): number {
  if (question.wants !== 'best' || !found.every((entry) => isRated(entry, question))) return 0
  return (searchSaved({ ...question, wants: 'any' }, items)?.length ?? found.length) - found.length
}

function headFor(question: SavedQuestion, found: readonly InventoryItem[], decisions: Decisions): string {
  const { wants } = question
  const { length } = found
  if (wants === 'going' && found.every(({ verdict }) => isAdvisedToGo(verdict))) {
    const decided = countDecided(
      found.map(({ itemInstanceId = '' }) => itemInstanceId),
      decisions,
    )
    const open = length - decided.marked - decided.later
    if (open === length) return words.going(length)
    return open > 0 ? words.goingOn(length, decided) : words.allDecided(length, decided)
  }
  if (wants === 'god-rolls' && found.every(({ rating }) => rating?.tier === 'God-Tier')) {
    return words.godRolls(length)
  }
  if (wants !== 'best') return words.found(length)
  return found.every((entry) => isRated(entry, question)) ? words.best(length) : words.unrated(length)
}

/** What was asked for of it: the advice, the rating, or what it is. */
function lineOf(entry: InventoryItem, question: SavedQuestion) {
  const { item, itemInstanceId, definition, rating, verdict } = entry
  const link = linkTo(item.name, item.kind, itemInstanceId)
  if (question.wants === 'going' && verdict) {
    return words.advised(link, RECOMMENDATION_WORDS[verdict.recommendation], plain(verdict.reason))
  }
  const type = plain(definition.itemTypeDisplayName)
  const score = question.side ? rating?.[question.side].score : rating?.score
  return words.hit(link, type, [
    ...(score === undefined ? [] : [words.score(score, question.side)]),
    ...(verdict ? [RECOMMENDATION_WORDS[verdict.recommendation].toLowerCase()] : []),
    ...rollOf(entry, question.side ?? rating?.activity),
  ])
}

/** What tells a copy of a weapon from others, and the traits that its score rests on. */
const rollOf = (entry: InventoryItem, side: Activity | undefined): readonly string[] =>
  isWeaponItem(entry) ? [plain(rollInWords(entry, side))] : []

function linkTo(name: string, kind: string, id: string | undefined): string {
  if (!id || kind === 'other') return plain(name)
  return `[${plain(name)}](${kind === 'armor' ? `/armory?tab=armor&piece=${id}` : `/forge/${id}`})`
}

/** What somebody else wrote has no marks in it. */
const plain = (text: string) =>
  text.replaceAll(/[\\[\]()*_`]/g, '\\$&').replaceAll(/^([#-]|\d+\.)/gm, '\u200B$1')
