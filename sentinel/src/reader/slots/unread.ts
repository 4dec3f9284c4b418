/** Words that carry content and reached neither a slot nor the intent: they are named under the answer. */

import conditions from '../lexicon/conditions.json' with { type: 'json' }
import { wordsOf } from '../lexicon/lexicon.ts'
import plainWords from '../lexicon/plain-words.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import type { SearchAt } from '../searches/searches.ts'
import type { Token } from '../text/tokens.ts'
import type { Fate } from './candidate-features.ts'
import { ruledOut } from './ruled-out.ts'

/** Things that players rule by and that no slot holds. */
const WITHOUT_SLOT = new Set(['attribute', 'free', 'unsupported'])
/** What is mentioned of these is meant: where it is in no slot, the answer does not hold for it. */
const MEANT = new Set([
  ...[
    'item',
    'perk',
    'player',
    'weapon_type',
    'element',
    'activity',
    'vendor',
    'currency',
    'ability',
    'class',
  ],
  ...[
    'slot',
    'ammo',
    'mode',
    'difficulty',
    'destination',
    'kind',
    'champion',
    'solo',
    'time_minutes',
    'period',
  ],
])
/** These only say that it is asked now. */
const SAYS_NOTHING = new Set(['today', 'recent', 'all_time'])
const OWNED = 'owned'
/** Conditions that nothing here can tell, in words that are no slip of the keys. */
const CONDITIONS: ReadonlySet<string> = new Set(conditions.map((phrase) => wordsOf(phrase).join(' ')))
const LONGEST_CONDITION = 4
/** What can be counted: '3 Roses' are as many as there are. */
const COUNTABLE = new Set(['item', 'weapon_type', 'item_kind', 'rarity', 'slot', 'element', 'perk'])
/** Words of other languages that carry no content: 'welches', 'mejor', 'puis'. */
const PLAIN: ReadonlySet<string> = new Set(Object.values(plainWords).flatMap((words) => words.split(' ')))
/** How much of the last answer's figure is meant: no slot holds it. */
const PARTS = new Set(['half', 'twice'])
/** A shorter word that nobody uses is a slip of the keys. */
const SHORTEST = 4
const LONGEST_RUN = 120

function placesOf(mentions: readonly Pick<Mention, 'from' | 'to'>[]): Set<number> {
  const places = new Set<number>()
  for (const { from, to } of mentions) for (let at = from; at < to; at++) places.add(at)
  return places
}

/** The words of conditions that are in no slot. */
function conditionsIn(words: readonly string[], isUsed: (at: number) => boolean): Set<number> {
  const places = new Set<number>()
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(LONGEST_CONDITION, words.length - from); length > 0; length--) {
      if (!CONDITIONS.has(words.slice(from, from + length).join(' '))) continue
      for (let at = from; at < from + length; at++) if (!isUsed(at)) places.add(at)
      from += length - 1
      break
    }
  return places
}

const DENIES = new Set(['not', 'never', 'havent', 'hasnt', 'didnt'])
const FARTHEST_DENIED = 3

/** 'Which raids have I not finished': what was not done is not counted, so the answer does not hold for it. */
function deniedIn(
  { words }: Reach,
  fates: ReadonlyMap<Mention, Fate>,
): readonly Pick<Mention, 'from' | 'to'>[] {
  return [...fates].flatMap(([{ slot, value, from, to }, fate]) => {
    if (fate === 'out' || slot !== 'metric' || value !== 'clears') return []
    const near = words.slice(Math.max(0, from - FARTHEST_DENIED), from)
    const denied = near.findIndex((word) => DENIES.has(word))
    return denied < 0 ? [] : [{ from: from - near.length + denied, to }]
  })
}

export function unreadIn(
  reach: Reach,
  fates: Map<Mention, Fate>,
  {
    applied,
    picksOwned,
    countsRuns,
  }: { readonly applied: readonly SearchAt[]; readonly picksOwned: boolean; readonly countsRuns: boolean },
): string[] {
  const { tokens, words, isKnown, mentions, searches } = reach
  const isUsed = (mention: Mention): boolean => {
    const fate = fates.get(mention)
    return fate === undefined || fate === 'out' || (fate === 'in' && !WITHOUT_SLOT.has(mention.slot))
  }
  const cues = [...fates].flatMap(([each, fate]) =>
    fate === 'none' ? [] : (ruledOut(each, reach)?.at ?? []),
  )
  const used = placesOf([...mentions.filter(isUsed), ...applied, ...cues])
  const named = placesOf(mentions)
  const numbers = mentions.filter((mention) => mention.by === 'number' && isUsed(mention))
  const isSource = ({ clause }: SearchAt) => clause?.startsWith('source') ?? false
  // 'At least 70 discipline' and 'under 20 minutes' are in slots of their own.
  const isCounted = ({ clause, from, to }: SearchAt) =>
    (clause === undefined || clause.startsWith('basestat')) &&
    numbers.some((number) => number.from >= from && number.from < to)
  const left = placesOf([
    ...mentions.filter(
      ({ slot, value, by, from }) =>
        !used.has(from) &&
        !SAYS_NOTHING.has(value) &&
        (picksOwned || value !== OWNED) &&
        (WITHOUT_SLOT.has(slot) || (MEANT.has(slot) && by !== 'part')),
    ),
    ...searches.filter((search) => !used.has(search.from) && !isSource(search) && !isCounted(search)),
  ])
  const denied = placesOf(countsRuns ? deniedIn(reach, fates) : [])
  const untold = conditionsIn(words, (at) => used.has(at))
  const counts = (at: number) => mentions.some(({ slot, from }) => from === at + 1 && COUNTABLE.has(slot))
  const isNumber = (at: number) => !used.has(at) && /^\d{1,4}%?$/.test(words[at] ?? '') && !counts(at)
  const isStrange = (at: number) =>
    !named.has(at) &&
    !used.has(at) &&
    !isKnown[at] &&
    !PLAIN.has(tokens[at]?.text ?? '') &&
    (words[at]?.length ?? 0) >= SHORTEST &&
    !/\d/.test(words[at] ?? '')
  const isPart = (at: number) => !used.has(at) && !named.has(at) && PARTS.has(words[at] ?? '')
  const isUnread = (at: number) =>
    isPart(at) || denied.has(at) || left.has(at) || untold.has(at) || isNumber(at) || isStrange(at)
  return [...new Set(runsOf(tokens, isUnread))]
}

/** Words in a row are one part of the question: 'under 1700'. */
function runsOf(tokens: readonly Token[], isUnread: (at: number) => boolean): string[] {
  const runs: string[][] = []
  tokens.forEach(({ typed, gap }, at) => {
    if (!isUnread(at)) return
    if (at > 0 && isUnread(at - 1) && gap === '') runs.at(-1)?.push(typed)
    else runs.push([typed])
  })
  return runs.map((run) => run.join(' ').slice(0, LONGEST_RUN))
}
