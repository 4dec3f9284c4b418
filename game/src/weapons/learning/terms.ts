import type { Place } from '../knowledge/knowledge.ts'
import type { LearnedKind, Scaled } from '../knowledge/learned-worths.ts'
import type { Activity } from '../pve-and-pvp.ts'

/**
 * What may be learned, each a number that is added to the score of a perk or a pair. A perk has one for all weapons, one
 * for its weapon type, ammo and frame, and each of these once for both activities and once for either; what traits of one
 * role have in common, and parts that change a stat, is learned likewise, so that few rolls of a type tell of perks that
 * are alike. The penalty draws all of them to zero: what few rolls tell stays near to what holds more widely.
 */
export type Term =
  | {
      readonly of: LearnedKind
      /** Of a perk: whether it is a trait or stands in a column of parts. */
      readonly column?: 'trait' | 'part'
      readonly name: string
      readonly place: Place | 'all'
      readonly activity?: Activity
    }
  | { readonly of: 'pair'; readonly key: string; readonly activity?: Activity }
  | { readonly of: 'scale'; readonly what: Scaled; readonly activity: Activity }

/**
 * Found by cross-validation over weapons (bench/weapons/learn-worths.ts); the figures are flat around them. What a barrel or
 * magazine is worth hangs on the ammo nearly as much as on the part; a trait is worth much the same wherever it stands.
 */
const PENALTY = {
  /** On all weapons; by weapon type, ammo and frame. */
  trait: { all: 0.35, type: 4, ammo: 6, frame: 4 },
  part: { all: 0.3, type: 3, ammo: 1.5, frame: 3 },
  roles: { all: 6, type: 6, ammo: 6, frame: 6 },
  stats: { all: 2, type: 8, ammo: 8, frame: 8 },
  /** Wishes for PvE tell more of what traits do for each other. */
  rolePair: { both: 4, pve: 1.5, pvp: 6 },
  namedPair: 0.5,
  scale: 1,
}
/** What a perk is worth in both activities is learned more freely than what sets them apart. */
const BOTH_ACTIVITIES = 0.7
/** What our own rows count before anything was learned. */
const SCALE_TO_BEGIN_WITH: Readonly<Record<Scaled, number>> = {
  trait: 0.8,
  barrel: 0.8,
  magazine: 0.8,
  pair: 0.5,
}

export class Terms {
  readonly list: Term[] = []
  readonly penalties: number[] = []
  /** Where each is drawn to. */
  readonly means: number[] = []
  readonly #numbers = new Map<string, number>()

  /** The number of a term; the same for the same term. */
  number(term: Term): number {
    const key = keyOf(term)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.list.length
    this.#numbers.set(key, number)
    this.list.push(term)
    this.penalties.push(penaltyOf(term))
    this.means.push(term.of === 'scale' ? SCALE_TO_BEGIN_WITH[term.what] : 0)
    return number
  }

  /** One for both activities and one for this one. */
  numbers(term: Exclude<Term, { of: 'scale' }>, activity: Activity): readonly number[] {
    return [this.number(term), this.number({ ...term, activity })]
  }
}

function keyOf(term: Term): string {
  if (term.of === 'pair') return `${term.key}|${term.activity}`
  if (term.of === 'scale') return `scale|${term.what}|${term.activity}`
  return `${term.of}|${term.name}|${term.place}|${term.activity}`
}

function penaltyOf(term: Term): number {
  if (term.of === 'scale') return PENALTY.scale
  // Roles are written small, names of traits begin with a capital.
  if (term.of === 'pair')
    return /^[a-z]/.test(term.key) ? PENALTY.rolePair[term.activity ?? 'both'] : PENALTY.namedPair
  const { of, column = 'trait', place, activity } = term
  if (of !== 'perks') return PENALTY[of][kindOfPlace(place)]
  return PENALTY[column][kindOfPlace(place)] * (activity ? 1 : BOTH_ACTIVITIES)
}

function kindOfPlace(place: Place | 'all'): 'all' | 'type' | 'ammo' | 'frame' {
  if (place === 'all') return 'all'
  if (place === 'primary' || place === 'special' || place === 'heavy') return 'ammo'
  return place.startsWith('frame:') ? 'frame' : 'type'
}
