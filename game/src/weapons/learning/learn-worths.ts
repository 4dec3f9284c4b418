import { BASE_KNOWLEDGE, type Knowledge } from '../knowledge/base-knowledge.ts'
import { CompiledKnowledge, pairKeys } from '../knowledge/compiled-knowledge.ts'
import type { Place, WorthPair } from '../knowledge/knowledge.ts'
import {
  LEARNED_KINDS,
  type LearnedFrom,
  type LearnedKind,
  type LearnedWorth,
  type LearnedWorths,
  SCALED,
  type Scaled,
} from '../knowledge/learned-worths.ts'
import { sideOf } from '../knowledge/worth.ts'
import { roleShare } from '../knowledge/worth-table.ts'
import { ACTIVITIES, type Activity } from '../pve-and-pvp.ts'
import { wayOfPlaying } from '../rating/role-shifts.ts'
import { dropQuantiles } from './drop-quantiles.ts'
import type { Lesson } from './lesson.ts'
import { type CellSource, type CellTerms, ScoreModel } from './score-model.ts'
import { type Term, Terms } from './terms.ts'

/** A worth below these is left out of the table; there are some thousand pairs, each of little weight. */
const LEAST_STEPS = { perk: 0.03, pair: 0.1 }

export interface LearnOptions {
  /** What to begin with: our own rows alone, or with all that was learned before. */
  readonly from?: Knowledge
  /** How much our own rows count is learned too; else they, and what was learned before, count as they are. */
  readonly scales?: boolean
}

export function learnWorths(
  lessons: readonly Lesson[],
  about: LearnedFrom,
  { from = BASE_KNOWLEDGE, scales = false }: LearnOptions = {},
): LearnedWorths {
  const terms = new Terms()
  const known = new CompiledKnowledge(from)
  const model = new ScoreModel(terms, cellsFrom(known, terms, scales))
  for (const lesson of lessons) model.study(lesson)
  const rows = new Rows(from)
  const values = model.fit()
  terms.list.forEach((term, number) => {
    rows.add(term, values[number] as number)
  })
  const learned = rows.read(about)
  // The pools of what is less to be relied on are not to be relied on either.
  const surest = lessons.filter(({ weight = 1 }) => weight === 1)
  return { ...learned, drops: dropQuantiles(surest, new CompiledKnowledge({ ...from, learned })) }
}

function cellsFrom(known: CompiledKnowledge, terms: Terms, scales: boolean): CellSource {
  const begin = (what: Scaled, steps: number, activity: Activity): CellTerms => {
    if (!scales) return { start: steps, terms: [] }
    return { start: 0, terms: [[terms.number({ of: 'scale', what, activity }), steps]] }
  }
  const once = (numbers: readonly number[]) => numbers.map((number) => [number, 1] as const)
  return {
    perk({ type, ammo, frame }, kind, name, activity) {
      const make = () => {
        const table = known.tables({ type, ammo, frame, way: wayOfPlaying(undefined) })[activity]
        const found = known.find(name)
        const steps = !found ? 0 : found.kind === 'trait' ? table.trait(found.id) : table.part(found.id)
        const { start, terms: scaled } = begin(kind, steps, activity)
        const column = kind === 'trait' ? 'trait' : 'part'
        const places = [type, ammo, ...(frame ? [`frame:${frame}` as const] : [])]
        const termsOf = (of: LearnedKind, name: string, on: readonly Place[], factor: number) =>
          (['all', ...on] as const)
            .flatMap((place) => terms.numbers({ of, column, name, place }, activity))
            .map((number) => [number, factor] as const)
        const shared = !found
          ? []
          : found.kind === 'trait'
            ? known.trait(found.id).roles.map((role, _, roles) => ['roles', role, roleShare(roles)] as const)
            : Object.entries(known.part(found.id).stats).map(
                ([stat, points]) => ['stats', stat, points / 10] as const,
              )
        const alike = shared.flatMap(([of, name, factor]) => termsOf(of, name, [type], factor))
        return { start, terms: [...scaled, ...termsOf('perks', name, places, 1), ...alike] }
      }
      return [`${name}|${type}|${ammo}|${frame}|${activity}`, make]
    },
    pair(_, one, other, activity) {
      const make = () => {
        const [first, second] = [known.find(one), known.find(other)]
        if (first?.kind !== 'trait' || second?.kind !== 'trait' || first.id === second.id)
          return { start: 0, terms: [] }
        const steps = known.pair(first.id, second.id)[sideOf(activity)]
        const { start, terms: scaled } = begin('pair', steps, activity)
        const keys = [...pairKeys(known.trait(first.id), known.trait(second.id))]
        const own = keys.flatMap((key) => terms.numbers({ of: 'pair', key }, activity))
        return { start, terms: [...scaled, ...once(own)] }
      }
      return [`${one}+${other}|${activity}`, make]
    },
  }
}

/** Sums of terms by perk and pair, on top of what was learned before. */
class Rows {
  readonly #before: LearnedWorths
  readonly #scale: Record<Scaled, [number, number]>
  readonly #worths: Readonly<Record<LearnedKind, Map<string, Map<Place | 'all', [number, number]>>>> = {
    perks: new Map(),
    roles: new Map(),
    stats: new Map(),
  }
  readonly #pairs = new Map<string, [number, number]>()

  constructor({ learned }: Knowledge) {
    this.#before = learned
    this.#scale = { trait: [1, 1], barrel: [1, 1], magazine: [1, 1], pair: [1, 1] }
    for (const what of SCALED) this.#scale[what] = [...learned.scale[what]]
    for (const kind of LEARNED_KINDS)
      for (const [name, { all, on }] of learned[kind]) {
        const places = [['all', all] as const, ...on]
        this.#worths[kind].set(name, new Map(places.map(([place, [pve, pvp]]) => [place, [pve, pvp]])))
      }
    for (const [key, worth] of learned.pairs) this.#pairs.set(key, [...worth])
  }

  add(term: Term, value: number) {
    const sides = term.activity ? [term.activity] : ACTIVITIES
    for (const side of sides.map(sideOf)) {
      if (term.of === 'scale') this.#scale[term.what][side] = value
      else if (term.of === 'pair') addTo(this.#pairs, term.key, side, value)
      else {
        const places = this.#worths[term.of].get(term.name) ?? new Map<Place | 'all', [number, number]>()
        this.#worths[term.of].set(term.name, places)
        addTo(places, term.place, side, value)
      }
    }
  }

  read(from: LearnedFrom): LearnedWorths {
    const pairs = [...this.#pairs].map(([key, worth]) => [key, rounded(worth)] as const)
    return {
      from,
      scale: Object.fromEntries(
        SCALED.map((what) => [what, rounded(this.#scale[what])]),
      ) as unknown as LearnedWorths['scale'],
      perks: this.#read('perks'),
      roles: this.#read('roles'),
      stats: this.#read('stats'),
      pairs: new Map(pairs.filter(([, worth]) => matters(worth, LEAST_STEPS.pair)).sort(byName)),
      drops: this.#before.drops,
    }
  }

  #read(kind: LearnedKind): ReadonlyMap<string, LearnedWorth> {
    const worths = [...this.#worths[kind]].map(([name, places]): [string, LearnedWorth] => {
      const { all = [0, 0], ...on } = Object.fromEntries(
        [...places].map(([place, worth]) => [place, rounded(worth)]),
      ) as Partial<Record<Place | 'all', WorthPair>>
      const placed = (Object.entries(on) as [Place, WorthPair][]).filter(([, worth]) =>
        matters(worth, LEAST_STEPS.perk),
      )
      return [name, { all, on: new Map(placed.sort(byName)) }]
    })
    return new Map(
      worths.filter(([, { all, on }]) => matters(all, LEAST_STEPS.perk) || on.size > 0).sort(byName),
    )
  }
}

function addTo<Key>(map: Map<Key, [number, number]>, key: Key, side: 0 | 1, value: number) {
  const worth = map.get(key) ?? [0, 0]
  map.set(key, worth)
  worth[side] += value
}

const rounded = ([pve, pvp]: readonly [number, number]): WorthPair => [hundredths(pve), hundredths(pvp)]
/** Without the sign of a zero. */
const hundredths = (value: number) => Math.round(100 * value) / 100 + 0
const matters = ([pve, pvp]: WorthPair, least: number) => Math.max(Math.abs(pve), Math.abs(pvp)) >= least
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : one > other ? 1 : 0
