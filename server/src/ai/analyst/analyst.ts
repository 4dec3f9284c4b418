import { type Answer, itemsOf, type Memory, type Personality } from '../answer.ts'
import { createGate } from '../grounding/gate.ts'
import type { NameIndex } from '../grounding/name-index.ts'
import { splitSentences } from '../grounding/sentences.ts'
import { ALL_TOOLS } from '../tools/all-tools.ts'
import { createToolRunner, type ToolRunner } from '../tools/tool.ts'
import type { Turn } from '../tools/turn.ts'
import { amountHeld } from './answers/account/materials.ts'
import { nobodyYet } from './answers/account/nobody-yet.ts'
import { ANSWERERS } from './answers/all-answers.ts'
import { type Ask, type Draft, didYouMean, explainedAs, noSuchName } from './answers/draft.ts'
import { suggestionsFor } from './answers/suggestions.ts'
import { analyzeFiltered, searchHandedOver } from './answers/vault/filtered.ts'
import type { Intent } from './intents/intents.ts'
import type { EntityIndex } from './reading/entities.ts'
import { normalise } from './reading/normalise.ts'
import { asksIn } from './understanding/asks.ts'
import { continuesAnswer } from './understanding/follow-up.ts'
import { isOffTopic, isRude } from './understanding/off-topic.ts'
import { type Understood, understand } from './understanding/understand.ts'
import { speak, withSeparators } from './voices.ts'

/** As much of a question as is said back. */
const MOST_QUOTED = 120

/** How sure an answer can be that leaves the question open. */
const MOST_WITHOUT_ANSWER = 0.4

/** How sure an answer can be whose choice is a guess. */
const MOST_OF_GUESS = 0.6

export interface Question {
  readonly text: string
  readonly personality: Personality
  readonly memory: Memory
  /** The player's time zone, where the client named it. */
  readonly timeZone?: string | undefined
}

export interface AnalystDeps {
  readonly turn: Turn
  readonly entities: EntityIndex
  readonly names: NameIndex
}

/** As much of a message as is read: what some patterns cost grows with the third power of its length. */
const MOST_READ = 1_000
export const readable = (text: string): string => text.slice(0, MOST_READ)

/** As many questions of a message as are answered in turn. */
const MOST_ANSWERED = 2

export async function answerQuestion(
  question: Question,
  deps: AnalystDeps,
  onText: (text: string) => void = () => {},
): Promise<Answer> {
  const { turn, names } = deps
  const read = readable(question.text)
  const asked = asksIn(read, deps.entities)
  const known = (handle: string) =>
    turn.ledger.find(handle)?.instanceId ?? String(turn.ledger.find(handle)?.hash ?? '')
  const parts: Part[] = []
  let { memory } = question
  for (const text of asked.slice(0, MOST_ANSWERED)) {
    const part = await answerPart(text, deps, memory)
    parts.push(part)
    memory = rememberedAfter(part.understood, part.draft, memory, known)
  }
  const later = asked.slice(MOST_ANSWERED)
  const [first] = parts as [Part]
  const gate = createGate({ ledger: turn.ledger, names, question: read, now: turn.now })
  const { language } = first.understood
  const preface = [
    ...(read === question.text ? [] : ['Your message is long: I read only its beginning.\n\n']),
    ...(language ? [`I read your question as ${language}; I answer in English.\n\n`] : []),
  ].join('')
  let content = ''
  const release = (text: string) => {
    if (text === '') return
    content += text
    onText(text)
  }
  const spoken = parts.map(({ text, draft }, at) =>
    at === 0
      ? speak(draft, question.personality)
      : `Your next question: ${quoted(text, turn)}\n\n${speak(draft, question.personality, false)}`,
  )
  const whole = [...spoken, leftInWords(later, turn)].filter(Boolean).join('\n\n')
  // Piece by piece, as a model would: what is shown never waits for what comes after it.
  for (const sentence of splitSentences(preface + withSeparators(whole))) release(gate.add(sentence))
  release(gate.end())
  const report = gate.report()
  const reasons = parts.reduce(reasonsWith, report.confidence.reasons)
  const offered = [...later, ...parts.toReversed().flatMap(chipsOf)]
  return {
    content: content.trim(),
    engine: 'analyst',
    intent: first.understood.intent,
    confidence: Math.min(
      ...parts.map((part) => certaintyOf(part, report.confidence.value, report.dropped.length > 0)),
    ),
    confidenceReasons: [...new Set(reasons)],
    ...(parts.every(({ draft }) => draft.claimsNothing) ? { claimsNothing: true } : {}),
    sources: turn.ledger.sources(),
    items: itemsOf(report.things),
    suggestions: (offered.length > 0 ? [...new Set(offered)] : suggestionsFor(turn)).slice(0, 4),
    memory,
    dropped: report.dropped,
    toolCalls: parts.flatMap(({ tools }) => tools.calls().map(({ name, outcome }) => ({ name, outcome }))),
  }
}

/** One question of a message with its answer. */
interface Part {
  readonly text: string
  readonly understood: Understood
  readonly draft: Draft
  readonly tools: ToolRunner
}

async function answerPart(text: string, { turn, entities }: AnalystDeps, memory: Memory): Promise<Part> {
  const understood = understand(text, entities, memory)
  const tools = createToolRunner(ALL_TOOLS, turn)
  const draft = refusing(text, await draftFor(understood, { ...understood, memory, turn, tools }))
  return { text, understood, draft, tools }
}

/** Only the last answer can be continued: what continues an earlier one would be read as a question about it. */
const chipsOf = ({ draft }: Part, fromLast: number): readonly string[] =>
  (draft.suggestions ?? []).filter((text) => fromLast === 0 || !continuesAnswer(normalise(text)))

function certaintyOf({ understood, draft }: Part, borneOut: number, hasDropped: boolean): number {
  // The Architect weighs what it could not check itself: a second weighing would say another number for one build.
  const most = [...understood.doubts.map((doubt) => doubt.most), ...(draft.guess ? [MOST_OF_GUESS] : [])]
  const read = Math.min(borneOut, ...most)
  const value = draft.confidence === undefined || hasDropped ? read : draft.confidence
  const isAnswered = understood.intent !== 'unclear' && draft.unanswered === undefined
  return isAnswered ? value : Math.min(MOST_WITHOUT_ANSWER, value)
}

function reasonsWith(reasons: readonly string[], { understood, draft }: Part): readonly string[] {
  const more = [
    ...reasons,
    ...(draft.confidence === undefined ? understood.doubts.map(({ reason }) => reason) : []),
    ...(draft.guess ? [draft.guess] : []),
  ]
  return withReason(more, draft.unanswered)
}

/** What the next question may point back to. What was not understood changes nothing of it. */
function rememberedAfter(
  { intent, thread, slots }: Understood,
  draft: Draft,
  before: Memory,
  known: (handle: string) => string,
): Memory {
  if (intent === 'unclear') return before
  const named = draft.focus === undefined ? undefined : known(draft.focus)
  const focus = named || (draft.list ? undefined : before.focus)
  return {
    intent,
    question: thread,
    ...(slots.side ? { side: slots.side } : {}),
    list: draft.list ? draft.list.map(known).filter(Boolean) : before.list,
    ...(focus ? { focus } : {}),
    ...(draft.explains && named ? { explained: explainedAs(named, slots.side) } : {}),
  }
}

function withReason(reasons: readonly string[], more: string | undefined): readonly string[] {
  return more === undefined || reasons.some((reason) => reason.includes(more)) ? reasons : [more, ...reasons]
}

/** "Dismantle my Rose for me": an order, which nobody here can carry out. */
const ORDER =
  /^(?:(?:please|now|just|go|ok|sentinel|can you|could you)[ ,]+)*(?:dismantle|delete|scrap|shard|destroy|trash)\s+(?:my|this|that|it|all|the|these|those|them|everything)\b/i

function refusing(text: string, draft: Draft): Draft {
  if (!ORDER.test(text.trim())) return draft
  return { ...draft, lead: `I only read, so I dismantle nothing. ${draft.lead}` }
}

const quoted = (text: string, { ledger }: Turn): string =>
  `{{${ledger.thing({ kind: 'quote', name: text.slice(0, MOST_QUOTED) })}}}`

/** Says which question was left. */
function leftInWords([next]: readonly string[], turn: Turn): string {
  return next === undefined
    ? ''
    : `I answer ${MOST_ANSWERED} questions at a time and left this one: ${quoted(next, turn)}`
}

async function draftFor({ intent, torn, unsure }: Understood, ask: Ask): Promise<Draft> {
  const handedOver = searchHandedOver(ask.question)
  if (handedOver !== undefined) return analyzeFiltered(ask, handedOver)
  if (isOffTopic(ask.question, ask.entities)) return offTopic(ask.turn)
  if (isRude(ask.question, ask.entities)) return scolded(ask.turn)
  const held = amountHeld(ask, intent)
  if (held) return held
  const unknown = unsure?.isName && ask.entities.length === 0 && ask.slots.ordinal === undefined
  const isAboutThing = intent === 'unclear' ? mayNameThing(ask.question) : ABOUT_ONE_THING.has(intent)
  if (unknown && isAboutThing) return noSuchName(ask, unsure)
  if (intent !== 'unclear') return nobodyYet(intent, ask.turn) ?? ANSWERERS[intent](ask)
  if (torn) {
    return {
      lead: 'I can read that in two ways.',
      claimsNothing: true,
      points: torn.map((each) => `${READINGS[each]}?`),
      advice: 'Choose one and I will go on.',
      suggestions: torn.map((each) => READINGS[each]),
    }
  }
  if (unsure && unsure.candidates.length > 0 && (!unsure.isName || mayNameThing(ask.question))) {
    return didYouMean(ask, 'answer')
  }
  return {
    lead: 'I do not understand that well enough to answer it, and I would rather not guess.',
    claimsNothing: true,
    advice: 'Ask about your vault, a roll, a build, armor stats, triumphs or your history.',
    suggestions: suggestionsFor(ask.turn),
  }
}

/** "How tall is the Eiffel Tower?" names something too, but nothing that a player could hold. */
const mayNameThing = (question: string) =>
  /\b(?:my|mine|rate|keep|own|have|use|equip|rolls?|perks?|weapons?|guns?|exotics?|armou?r|builds?|drops?|farm|vault)\b/i.test(
    question,
  ) || question.trim().split(/\s+/).length <= 3

/** What nothing here can know is not looked for among weapons. */
const offTopic = (turn: Turn): Draft => ({
  lead: 'That I cannot know: I read your account and the definitions of the game, and nothing else of the world.',
  advice: 'Ask about your vault, a roll, a build, armor stats, triumphs or your history.',
  suggestions: suggestionsFor(turn),
  unanswered: 'the question is about nothing that can be read here',
})

const scolded = (turn: Turn): Draft => ({
  lead: 'I read your account and the rules of the game, and I say only what they bear out; more I cannot do.',
  advice: 'Tell me what you want to know about your vault, a roll, a build, armor or your history.',
  suggestions: suggestionsFor(turn),
  unanswered: 'nothing was asked',
})

/** Questions that are about what they name: with an unknown name nothing of them is left. */
const ABOUT_ONE_THING: ReadonlySet<Intent> = new Set<Intent>([
  'dismantle_review',
  'dupes',
  'rate_roll',
  'god_roll_for',
  'do_i_have',
  'where_from',
  'compare',
  'build_around',
  'move_equip_plan',
])

/** Each question in plain words, for asking back. */
const READINGS: Readonly<Record<Intent, string>> = {
  dismantle_review: 'What can I dismantle',
  dupes: 'Show my duplicates',
  rate_roll: 'Rate this roll',
  god_roll_for: 'What is its god roll',
  do_i_have: 'Do I have it',
  find_by_perk: 'My weapons with that perk',
  who_can_roll: 'What weapons can roll that perk',
  best_owned_slot: 'What is my best weapon for it',
  dps_option: 'What is my best weapon for bosses',
  build_for_activity: 'Make a build for an activity',
  build_around: 'Make a build around it',
  improve_loadout: 'Improve my loadout',
  champions: 'Do I cover champions',
  stat_gap: 'Which armor reaches a stat',
  infuse_power: 'How do I raise my power',
  weekly_plan: 'What should I do this week',
  closest_to_done: 'Which triumphs am I close to',
  patterns_craft: 'Which patterns am I missing',
  where_from: 'Where do I get it',
  farm_next: 'What should I farm',
  vendor_now: 'What do vendors sell',
  postmaster_currency: 'Anything in my postmaster',
  compare: 'Compare them',
  explain: 'Explain the perk',
  history_stats: 'Show my recent activities',
  fireteam: 'What does my fireteam lack',
  move_equip_plan: 'Move or equip something',
  exotic_choice: 'Which exotic should I use',
  new_since_last: 'Show my newest drops',
  missing_exotics: 'Which exotics am I missing',
  help: 'What can you do',
}
