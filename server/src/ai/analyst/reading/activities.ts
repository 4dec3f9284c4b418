/** Activities that a question about past runs names: "how many King's Fall clears", "when did I last play Duality". */
import { withoutDifficulty } from '@ai-vault/game/history/run.ts'
import type { ActivityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { ACTIVITY_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import { kindOfActivity } from '../../../archives/activity-kind.ts'
import { wordsOf } from '../../grounding/name-index.ts'
import { isPlainWord } from '../../grounding/vocabulary.ts'
import { createEntityIndex, type Entity, type EntityIndex, type FoundEntity } from './entities.ts'
import { withoutNames } from './shape.ts'

/** Other kinds are asked for by their kind: maps of the Crucible and places to walk around in are no names of runs. */
const NAMED_KINDS: ReadonlySet<ActivityKind | undefined> = new Set<ActivityKind>([
  'raid',
  'dungeon',
  'nightfall',
  'operation',
  'strike',
  'lost-sector',
  'story',
])

type Definitions = Pick<Manifest, 'hashes' | 'named' | 'definition'>

export interface ActivityIndex extends EntityIndex {
  /** The raid or dungeon that alone has this word in its name: "garden" for Garden of Salvation. */
  byPart(word: string): Entity | undefined
}

export function createActivityIndex(manifest: Definitions): ActivityIndex {
  const names = namesOf(manifest)
  const shortened = [...names].flatMap(([name, hasShortNames]) => (hasShortNames ? [name] : []))
  const byInitials = namesBy(shortened, initialsOf)
  const byPart = namesBy(shortened, partsOf)
  const entities = [...names.keys()]
    .filter((name) => !KIND_ALONE.test(name))
    .map((name): Entity => {
      const short = initialsOf(name).find((initials) => byInitials(initials) === name)
      return { kind: 'activity', name, owned: false, ...(short ? { short } : {}) }
    })
  return {
    ...createEntityIndex(entities),
    byPart(word) {
      const name = byPart(word)
      return name === undefined ? undefined : { kind: 'activity', name, owned: false }
    },
  }
}

/** The one name that has this key, if only one has it. */
function namesBy(names: readonly string[], keysOf: (name: string) => readonly string[]) {
  const held = Map.groupBy(
    names.flatMap((name) => keysOf(name).map((key) => ({ key, name }))),
    ({ key }) => key,
  )
  return (key: string): string | undefined => {
    const [only, ...others] = held.get(key) ?? []
    return others.length === 0 ? only?.name : undefined
  }
}

/** With and without the difficulty, as a player may name them; true for raids and dungeons, which have short names. */
function namesOf(manifest: Definitions): ReadonlyMap<string, boolean> {
  const names = new Map<string, boolean>()
  for (const hash of manifest.hashes(ACTIVITY_TABLE)) {
    const name = manifest.named(ACTIVITY_TABLE, hash)?.name
    const kind = kindOfActivity(manifest, hash)
    if (!name || !NAMED_KINDS.has(kind)) continue
    const plain = withoutDifficulty(name)
    names.set(name, false)
    names.set(plain, kind === 'raid' || kind === 'dungeon')
  }
  return names
}

/** Beside "runs" these are no part of a name: "my last runs", "fall runs". */
const NO_PARTS = new Set(['the', 'of', 'last', 'fall'])

/** "crota" and "end" for Crota's End; "The Desert Perpetual: Epic" has the words of another name. */
function partsOf(name: string): readonly string[] {
  if (name.includes(':')) return []
  const words = wordsOf(name.replace(/['’]s\b/g, '')).map(({ text }) => text)
  return [...new Set(words)].filter((word) => !NO_PARTS.has(word))
}

/** "vog" for Vault of Glass; two letters only where they are no word of their own. */
function initialsOf(name: string): readonly string[] {
  const initials = wordsOf(name)
    .map(({ text }) => text.charAt(0))
    .join('')
  const isTelling = initials.length > 2 || (initials.length === 2 && !isPlainWord(initials))
  return isTelling ? [initials] : []
}

/** "Nightfall" is a kind, "Nightfall: Grandmaster" that kind at a difficulty. */
const KIND_ALONE = /^(?:raid|dungeon|nightfall|strike|story|lost sector)s?(?:: \w+)?$/i

const RUN =
  '(?:runs?|ran|play(?:ed)?|do|did|done|clear(?:s|ed)?|complet(?:e|ed|ions?)|finish(?:ed)?|beat(?:en)?)'
const ASKS_RUNS = [
  `\\b(?:have|did|had|has) i\\b.*\\b(?:${RUN}|been)\\b.*_activity_`,
  `\\bhow (?:many|often|much|long)\\b.*\\b(?:${RUN}|times|hours|deaths|kills)\\b.*_activity_`,
  `_activity_.*\\b(?:runs|clears|completions|stats|history|record|kd)\\b`,
  `\\b(?:runs|clears|completions|stats|history|record|kd|time)\\b.*\\b(?:of|in|for|on|at|i (?:${RUN}))\\b.*_activity_`,
  `_activity_ (?:have|did) i ${RUN}\\b`,
  `\\b(?:when|who)\\b.*\\b(?:did|was|were)\\b.*_activity_`,
  `\\bmy (?:last|latest|previous|recent) _activity_`,
].map((pattern) => new RegExp(pattern))
/** "And Vault of Glass?" goes on with the question before. */
const GOES_ON = /^(?:and|or|what about|how about)(?: (?:for|in|of|the))* _activity_$/
/** What to bring, to build or to get is no question about the past. */
const ASKS_OTHER =
  /\b(?:should|best|builds?|loadouts?|weapons?|armou?r|exotics?|drops?|titles?|triumphs?|catalysts?|quests?|patterns?|champions?|power|need)\b/

/** Expects placeholders for names. */
export const asksRunsOf = (shape: string): boolean =>
  ASKS_RUNS.some((pattern) => pattern.test(shape)) && !ASKS_OTHER.test(shape)

/** Where the name of an activity stands, so that even a plain word is one: "garden clears", "did I do the pit". */
const BESIDE_RUNS = [
  '_activity_ (?:raid |dungeon )?(?:runs|clears|completions)\\b',
  `\\b(?:have|did) i (?:ever )?${RUN} (?:the )?_activity_$`,
].map((pattern) => new RegExp(pattern))

const asActivity = (text: string, entity?: Entity): FoundEntity => ({
  ...(entity ?? { kind: 'activity', name: text, owned: false }),
  text,
  certainty: 'exact',
  weak: false,
})

/** Raids and dungeons of whose names one word was typed. */
function byPartIn(question: string, activities: ActivityIndex): readonly FoundEntity[] {
  const found = wordsOf(question).flatMap(({ text }) => {
    const entity = activities.byPart(text) ?? activities.byPart(text.replace(/s$/, ''))
    if (!entity) return []
    const activity = asActivity(text, entity)
    const shape = withoutNames(question, [activity])
    return !isPlainWord(text) || BESIDE_RUNS.some((pattern) => pattern.test(shape)) ? [activity] : []
  })
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
}

/** The same names with activities among them where runs are asked for: elsewhere 'Duality' is a weapon. */
export function withActivities(names: EntityIndex, activities: ActivityIndex): EntityIndex {
  return {
    resolve(question) {
      const others = names.resolve(question)
      const isKnown = others.found.some(({ certainty, weak }) => certainty === 'exact' && !weak)
      const inFull = activities.resolve(question).found
      const exact = inFull.filter(({ certainty }) => certainty === 'exact')
      const certain = [...exact, ...byPartIn(withoutAll(question, exact), activities)]
      const guessed = isKnown ? [] : inFull.slice(0, 1)
      const named = (certain.length > 0 ? certain : guessed).map((each) => ({ ...each, weak: false }))
      if (named.length === 0) return others
      const shape = withoutNames(question, named)
      if (!asksRunsOf(shape) && !GOES_ON.test(shape)) return others
      return { found: [...named, ...names.resolve(withoutAll(question, named)).found] }
    },
  }
}

const withoutAll = (question: string, named: readonly FoundEntity[]): string =>
  named.reduce((rest, { text }) => withoutWords(rest, text), question)

/** Where only the name of an activity can stand. */
const NAMES_RUNS = new RegExp(
  `_activity_ (?:runs|clears|completions)\\b|\\b(?:${RUN}|(?:runs|clears|completions) (?:of|in|for)) (?:the )?_activity_`,
)

/** A name whose runs are asked for and that nothing has, as it was typed: "Atheon". */
export function unknownActivityIn(question: string): string | undefined {
  for (const { text, start, end } of wordsOf(question)) {
    if (isPlainWord(text) || text.length < 3) continue
    const shape = withoutNames(question, [asActivity(text)])
    if (asksRunsOf(shape) && NAMES_RUNS.test(shape)) return question.slice(start, end)
  }
  return undefined
}

/** The rest of a question, in which no part of the name is taken for another one. */
function withoutWords(question: string, text: string): string {
  const words = wordsOf(question)
  const length = text.split(' ').length
  const at = words.findIndex(
    (_, from) =>
      words
        .slice(from, from + length)
        .map((word) => word.text)
        .join(' ') === text,
  )
  const [first, last] = [words[at], words[at + length - 1]]
  return first && last ? `${question.slice(0, first.start)} ${question.slice(last.end)}` : question
}
