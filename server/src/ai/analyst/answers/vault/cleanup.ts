/** What may leave the vault. */

import { decidedInWords, leftInWords } from '@ai-vault/game/cleanup/cleanup-words.ts'
import { listInWords } from '@ai-vault/game/in-words.ts'
import { cleanupAdvice, type KeptRow, MOST_PICKED } from '../../../tools/vault/cleanup.ts'
import {
  type Answerer,
  type Ask,
  bare,
  chipFor,
  couldNotRead,
  count,
  type Draft,
  listedAt,
  namesOf,
  refOfName,
} from '../draft.ts'
import { rateMine } from '../suggestions.ts'
import {
  ADVICE_WORDS,
  type GoingRow,
  markInWords,
  rollInWords,
  scoreInWords,
  untoldInWords,
} from './copy-words.ts'
import { wishInWords } from './filters.ts'

export const dismantleReview: Answerer = async (ask) => {
  const { tools, slots, turn } = ask
  const { side } = slots
  const subject = oneToGo(ask)
  if (subject) return copiesToGo(ask, subject)
  const wanted = slots.places && Math.min(slots.places, MOST_PICKED)
  const result = await tools.use(cleanupAdvice, {
    mode: 'dismantle',
    ...(slots.type ? { type: slots.type } : {}),
    ...(slots.rarity ? { rarity: slots.rarity } : {}),
    ...(side ? { side } : {}),
    ...(wanted ? { places: wanted, limit: 1 } : {}),
  })
  if (!result || !('of' in result)) return couldNotRead('your vault')
  const rows = result.rows as readonly GoingRow[]
  const { vault, total, marked_to_go: marked, to_review_again: later } = result
  const room = vault ? ` Your vault holds ${vault.used} of ${vault.capacity}.` : ''
  const what = wishInWords(slots)
  const unsure = turn.assessment.whole
    ? {}
    : { advice: 'A part of your account is private, so look twice before you act.' }
  if (result.of === 0 && turn.assessment.whole) {
    return { lead: `You have no ${what}, so none can go.${room}`, suggestions: ['What can I dismantle?'] }
  }
  if (rows.length === 0) {
    return {
      lead: `Of ${result.of} ${what} that I can see, not one is clearly worth dismantling.${room}`,
      ...(isRoomy(vault)
        ? { advice: 'There is room enough, so nothing has to go.', suggestions: ['What should I farm?'] }
        : {
            advice: 'Look at your duplicates next: a second copy is the easiest place to gain room.',
            suggestions: ['Show my duplicates', 'Which of my weapons are unused?'],
          }),
    }
  }
  if (result.room) return { ...roomInWords(result.room, total), ...unsure }
  const decided = decidedInWords({ marked, later })
  const allDecided = marked + later === total
  return {
    lead: side
      ? goingForSide(rows, total, decided, side, result.best_there)
      : `${count(total, wishInWords(slots, false))} of ${result.of} could go${decided}.${room}`,
    points: rows.map((row) =>
      side
        ? `${row.ref}${rollInWords(row, side)}: ${scoreInWords(row, side)}, ${row.place}.${keptForSide(row.kept_instead, side)}`
        : `${row.ref}${rollInWords(row)}, ${row.place}: ${row.reason.ref}${keptInWords(row.kept_instead)}`,
    ),
    advice: allDecided
      ? `${leftInWords({ marked, later })}: nothing is dismantled for you.`
      : `Nothing is dismantled for you: open the clean-up order in the armory, decide ${decided ? 'on the rest ' : ''}there and export the list.`,
    background:
      'A copy is only named here when another one that stays can do its work, or when its roll is poor.',
    suggestions: [`And for ${side === 'pvp' ? 'PvE' : 'PvP'}?`, 'The second one, why?', 'Show my duplicates'],
    list: rows.map(({ ref }) => bare(ref)),
    ...unsure,
  }
}

/** Less than half of the vault is taken. */
const isRoomy = (vault: Ask['turn']['guardian']['vault']): boolean =>
  vault !== undefined && vault.used < vault.capacity / 2

interface Room {
  readonly wanted: number
  readonly free?: number
  readonly in_vault: number
  readonly elsewhere: number
  readonly picked: number
  readonly picked_marked: number
  readonly left_out: { readonly to_review: number; readonly last_of_something: number }
  readonly groups: readonly {
    readonly ground: string
    readonly count: number
    readonly rows: readonly {
      readonly ref: string
      readonly traits: readonly { readonly ref: string }[]
      readonly power?: number
    }[]
  }[]
}

const GROUND_WORDS: Readonly<Record<string, string>> = {
  dominated: 'another copy is at least as good in every way',
  duplicate: 'another copy has the same traits and rates at least as high',
  outclassed: 'a legendary of the same type and ammunition rates at least as high',
  poor: 'the roll is poor and something better stays',
}

/** Which copy it is: what is switched on, and its power. */
const copyInWords = ({ ref, traits, power }: Room['groups'][number]['rows'][number]): string =>
  `${ref}${rollInWords({ traits })}${power === undefined ? '' : `, power ${power}`}`

/** What could go and was not picked, and why. */
function leftOutInWords({ to_review: review, last_of_something: last }: Room['left_out']): string {
  const parts = [
    ...(review > 0 ? [`${review} that you want to review again`] : []),
    ...(last > 0
      ? [
          `${last} beside which something better stays, but that are your last copy, pair of good traits or tier 5`,
        ]
      : []),
  ]
  return parts.length > 0 ? ` I left out ${listInWords(parts)}.` : ''
}

/** "I need 50 free places": what is free already, and exactly so many to let go where there are so many. */
function roomInWords(room: Room, total: number): Draft {
  const { wanted, free, in_vault, elsewhere, picked, picked_marked, left_out, groups } = room
  const places = count(wanted, 'place')
  const already =
    free === undefined
      ? ''
      : `${count(free, 'place')} of your vault ${free === 1 ? 'is' : 'are'} free already${free >= wanted ? `, so ${places} need nothing to go` : ''}. `
  const lie = `${count(total, 'weapon')} could go: ${in_vault} in the vault and ${elsewhere} on your characters.`
  const these =
    picked < wanted
      ? `Only those in the vault free a place there, so this makes ${picked} of the ${wanted}:`
      : `For ${wanted} more places these ${picked} can go from the vault, in the order of the clean-up:`
  const none =
    in_vault > 0
      ? 'That leaves none to pick.'
      : 'None of them lies in the vault, so none frees a place there.'
  return {
    lead: `${already}${lie}${leftOutInWords(left_out)} ${picked > 0 ? these : none}`,
    points: groups.flatMap(({ ground, rows }) =>
      rows.map((row) => `${copyInWords(row)}: ${GROUND_WORDS[ground] ?? 'nothing speaks for keeping it'}.`),
    ),
    advice: `${picked_marked > 0 ? `${picked_marked} of them ${picked_marked === 1 ? 'is' : 'are'} marked to go already. ` : ''}Nothing is dismantled for you: open the clean-up order in the armory and decide there.`,
    suggestions: ['The first one, why?', 'What can I dismantle?', 'Show my duplicates'],
    list: groups.flatMap(({ rows }) => rows.map(({ ref }) => bare(ref))),
  }
}

/** One weapon by its name, or by its place in the last list, instead of the whole vault. */
function oneToGo(ask: Ask): string | undefined {
  const [named] = namesOf(ask, 'weapon')
  if (named) return named.name
  return listedAt(ask.memory, ask.slots.ordinal)
}

/** The advice of the armory for every copy of one weapon, as its sheet shows it. */
async function copiesToGo(ask: Ask, subject: string): Promise<Draft> {
  const { tools, turn } = ask
  const perks = namesOf(ask, 'perk').map(({ name }) => name)
  const copiesOf = (only: readonly string[]) =>
    tools.use(cleanupAdvice, {
      mode: 'copies',
      name: subject,
      ...(only.length > 0 ? { perks: [...only] } : {}),
    })
  const meant = await copiesOf(perks)
  // Perks that are named pick the copies; where none has them, all are told.
  const result = perks.length > 0 && meant?.rows.length === 0 ? await copiesOf([]) : meant
  if (!result || !('of' in result)) return couldNotRead('your vault')
  const rows = result.rows as readonly GoingRow[]
  const [first] = rows
  if (!first) return nothingToDismantle(ask, subject)
  const going = result.advised?.['consider-dismantling'] ?? 0
  const copies = count(result.of, 'copy', 'copies')
  return {
    lead:
      result.of === 1
        ? `${first.ref}: ${ADVICE_WORDS[first.advice] ?? 'look at it first'}.`
        : going === 0
          ? `I would dismantle none of your ${copies} of ${first.ref}.`
          : `${going} of your ${copies} of ${first.ref} could go.`,
    points: [
      ...rows.map(
        (row) =>
          `${row.ref}${rollInWords(row)}, ${row.place}, ${ADVICE_WORDS[row.advice] ?? 'look at it first'}: ${row.reason.ref}${keptInWords(row.kept_instead)}${markInWords(row)}`,
      ),
      ...untoldInWords(result.of - rows.length, turn),
    ],
    ...(going > 0 ? { advice: 'Nothing is dismantled for you: decide in the armory.' } : {}),
    suggestions: [rateMine(first.name), chipFor(turn, first.name), 'What can I dismantle?'],
    list: rows.map(({ ref }) => bare(ref)),
    focus: bare(first.ref),
  }
}

function nothingToDismantle({ turn }: Ask, name: string): Draft {
  const ref = refOfName(turn, name)
  return turn.assessment.whole
    ? {
        lead: `You do not have ${ref}, so there is nothing to dismantle.`,
        suggestions: ['What can I dismantle?'],
      }
    : { lead: `I cannot see ${ref}; a part of your account is private.` }
}

const sideName = (side: 'pve' | 'pvp') => (side === 'pve' ? 'PvE' : 'PvP')

/** The same weapons, told by what they are worth in one activity: the clean-up itself judges both. */
function goingForSide(
  rows: readonly GoingRow[],
  total: number,
  decided: string,
  side: 'pve' | 'pvp',
  best: number | undefined,
): string {
  const worst = rows[0]?.[side]
  const range =
    worst === undefined || best === undefined
      ? ''
      : `, from ${worst} to ${best} of 10 there, the weakest first`
  return `For ${sideName(side)} the same ${count(total, 'weapon')} could go${decided}${range}. A copy or another weapon that does its work stays.`
}

const keptForSide = (kept: KeptRow | undefined, side: 'pve' | 'pvp') =>
  kept
    ? ` ${kept.advice === 'keep' ? 'You keep' : 'What stays is'} ${kept.ref}${rollInWords(kept, side)}: ${scoreInWords(kept, side)}.`
    : ''

const keptInWords = (kept: KeptRow | undefined) =>
  kept
    ? ` ${kept.advice === 'keep' ? 'Kept' : 'What stays'} instead: ${kept.ref}${rollInWords(kept)}, ${listInWords(kept.differs)}.`
    : ''
