/** The conditions of a question as one search of the armory: what is ruled out, what is an alternative, and what fits. */
import { type Intent, slotsSchema } from '@ai-vault/contract/advice/query.ts'
import { ARMOR_PLACES } from '../../about-armor.ts'
import cues from '../lexicon/ruled-out.json' with { type: 'json' }
import type { Mention } from '../mention.ts'
import type { Reach } from '../mentions.ts'
import { ABOUT_GEAR, type SearchAt } from '../searches/searches.ts'
import type { Fate } from './candidate-features.ts'
import { ruledOut } from './ruled-out.ts'

type Fates = ReadonlyMap<Mention, Fate>
type Clause = SearchAt & { readonly clause: string }

/** One part of the search, and the words that say it. */
interface Part {
  readonly clauses: readonly string[]
  readonly isOut: boolean
  readonly evidence: readonly SearchAt[]
}

/** Conditions that the answer can go by: among gear, stats among armor, and nothing that an exclusion holds already. */
function applicable(intent: Intent, reach: Reach, fates: Fates): readonly Clause[] {
  if (!ABOUT_GEAR.has(intent)) return []
  const all = [...fates]
  const isArmor = all.some(
    ([{ slot, value }, fate]) =>
      fate === 'in' && (value === 'armor' || (slot === 'slot' && ARMOR_PLACES.has(value))),
  )
  // 'The new helmet from the raid' is told of one piece, and picks nothing.
  const isOfOne = all.some(([{ slot }, fate]) => fate === 'in' && slot === 'item')
  // No look but a search tells where gear is from.
  const isExcluded = (search: Clause) =>
    !search.onlyOut &&
    all.some(([{ from, to }, fate]) => fate === 'out' && from >= search.from && to <= search.to)
  return reach.searches
    .filter((search): search is Clause => search.clause !== undefined)
    .filter((search) => !isExcluded(search) && (!search.onlyOut || ruledOut(search, reach) !== undefined))
    .filter(({ clause }) => (isArmor || !clause.startsWith('basestat')) && !(isOfOne && isSource(clause)))
    .toSorted((one, other) => one.from - other.from)
}

const isSource = (clause: string): boolean => clause.startsWith('source')

/** These rule out a condition wherever they stand; others do with a word for what is ruled out: 'i hate the ones under 6'. */
const OF_CONDITIONS: ReadonlySet<string> = new Set(cues.ofConditions)
const ALSO_DISMANTLE: ReadonlySet<string> = new Set(cues.alsoDismantle)
const NOUNS = new Set('anything everything something any all ones one the those these stuff'.split(' '))
const REVIEWS = new Set<Intent>(['dismantle_review', 'dupes'])
const KEEPS = new Set(['keep', 'keeping'])
/** Before 'keep': it is asked, and not ordered. */
const ASKS = new Set('i we to should can could would do and or'.split(' '))

type Ruling = 'in' | 'out' | 'unclear'

function rulingOf(search: Clause, intent: Intent, reach: Reach, fates: Fates): Ruling {
  const { words, tokens } = reach
  const noun = words.slice(0, search.from).findLastIndex((word) => !NOUNS.has(word))
  if (noun < search.from - 1 && KEEPS.has(words[noun] ?? '') && !ASKS.has(words[noun - 1] ?? ''))
    return REVIEWS.has(intent) ? 'out' : 'unclear'
  const found = ruledOut(search, reach)
  if (!found) return 'in'
  if (search.onlyOut) return ALSO_DISMANTLE.has(found.by) ? 'in' : 'out'
  if (found.is === 'before') {
    if (OF_CONDITIONS.has(found.by)) return 'out'
    return noun < search.from - 1 && !ALSO_DISMANTLE.has(found.by) ? 'unclear' : 'in'
  }
  if (found.is === 'behind') {
    const end = found.at?.to ?? 0
    return end === words.length || tokens[end]?.gap ? 'out' : 'in'
  }
  if (!found.with) return 'out'
  if (fates.get(found.with) !== 'out') return 'in'
  // 'No hand cannons under 1600' leaves out some of them.
  if (found.is === 'beside') return 'unclear'
  const between = words.slice(found.with.to, search.from)
  return between.includes('or') || between.includes('nor') ? 'out' : 'in'
}

/** Of these a thing has one: two of them are alternatives, whatever joins them. */
const keyOf = (clause: string): string | undefined => /^(?:source|tier):(?![<>])/.exec(clause)?.[0]
const OR = new Set(['or', 'nor'])
const LINKS = new Set(
  `or nor and from out of the my any a with that are is rated ones one copies rolls weapons guns gear stuff things
  also either both`.split(/\s+/),
)
const DENIES = new Set(['no', 'not', 'nothing'])

/** How a condition is joined to the one before it. */
function joinOf(before: Clause, after: Clause, { words }: Reach): 'and' | 'or' | 'unclear' {
  const between = words.slice(before.to, after.from)
  const isLinked = between.every((word) => LINKS.has(word))
  const key = keyOf(before.clause)
  if (isLinked && key !== undefined && key === keyOf(after.clause)) return 'or'
  if (!between.some((word) => OR.has(word))) return 'and'
  return isLinked && !DENIES.has(words[before.from] ?? '') ? 'or' : 'unclear'
}

/** With the words that rule it out. */
const withCue = (search: Clause, reach: Reach): SearchAt => ({
  ...search,
  from: Math.min(search.from, ruledOut(search, reach)?.at?.from ?? search.from),
})

function partsOf(searches: readonly Clause[], intent: Intent, reach: Reach, fates: Fates): readonly Part[] {
  const parts: Part[] = []
  let before: Clause | undefined
  for (const search of searches) {
    const ruling = rulingOf(search, intent, reach, fates)
    const join = before ? joinOf(before, search, reach) : 'and'
    if (ruling === 'unclear' || join === 'unclear') continue
    before = search
    const last = join === 'or' ? parts.at(-1) : undefined
    const isOut = ruling === 'out' || last?.isOut === true
    const clause = isOut ? `-${search.clause}` : search.clause
    const evidence = ruling === 'out' ? withCue(search, reach) : search
    // 'Not this or that' is neither of them.
    if (!last || last.isOut) parts.push({ clauses: [clause], isOut, evidence: [evidence] })
    else
      parts.splice(-1, 1, {
        ...last,
        clauses: [...last.clauses, clause],
        evidence: [...last.evidence, evidence],
      })
  }
  return parts
}

const fits = (text: string): boolean => slotsSchema.shape.filter.safeParse(text).success

/** As much of the conditions as a search holds; the words of the others stay unread. */
export function filterOf(
  intent: Intent,
  reach: Reach,
  fates: Fates,
): { readonly filter: string; readonly applied: readonly SearchAt[] } {
  const texts = new Set<string>()
  const applied: SearchAt[] = []
  for (const { clauses, evidence } of partsOf(applicable(intent, reach, fates), intent, reach, fates)) {
    const all = [...new Set(clauses)]
    const text = all.length > 1 ? `(${all.join(' or ')})` : (all[0] ?? '')
    if (!fits([...texts, text].join(' '))) continue
    texts.add(text)
    applied.push(...evidence)
  }
  return { filter: [...texts].join(' '), applied }
}
