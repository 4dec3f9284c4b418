import type { SetWish } from '@ai-vault/game/armor/problem.ts'
import { inEnglish } from '@ai-vault/game/in-english.ts'
import type { ArmorPiece, Named } from '@ai-vault/game/items.ts'
import type { ArmorQuery } from '../query/armor-query.ts'
import { perkPair } from '../query/build-problem.ts'
import { words } from '../words/words.ts'

const labels = words.targets.choices

/** The specified sets stand first, in the specified order (F-156). */
const FIRST_SETS = ['Bushido', 'Aion Renewal', 'Techsec', 'Last Discipline'] as const
const MIXED = 'mixed'
export const ANY_PERKS = 'any'

export interface OwnedSet extends Named {
  readonly hash: number
  /** In how many slots a piece of it can be worn. */
  readonly slots: number
}

const placeOf = (set: Named) => {
  const place = (FIRST_SETS as readonly string[]).indexOf(inEnglish(set))
  return place < 0 ? FIRST_SETS.length : place
}

/** Pieces that share a slot count once: only one of them can be worn. A named exotic takes its slot. */
export function ownedSets(
  armor: readonly ArmorPiece[],
  exotic: ArmorQuery['exotic'] = 'any',
): readonly OwnedSet[] {
  const taken = armor.find(({ hash }) => hash === exotic)?.slot
  const ofSet = Map.groupBy(armor, ({ set }) => set?.hash)
  return [...ofSet.values()]
    .flatMap((pieces): readonly OwnedSet[] => {
      const set = pieces[0]?.set
      if (!set) return []
      const slots = new Set(pieces.filter(({ slot }) => slot !== taken).map(({ slot }) => slot))
      return [{ ...set, slots: slots.size }]
    })
    .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name))
}

export const writeSetChoice = (wish: SetWish | undefined) => (wish ? `${wish.hash}x${wish.pieces}` : MIXED)

export function readSetChoice(choice: string): SetWish | undefined {
  const [hash, pieces] = choice.split('x')
  return choice === MIXED ? undefined : { hash: Number(hash), pieces: pieces === '4' ? 4 : 2 }
}

export function setOptions(sets: readonly OwnedSet[], counts: readonly (2 | 4)[]) {
  return [
    { id: MIXED, label: counts.length > 1 ? labels.mixed : labels.none },
    ...sets.flatMap(({ hash, name, slots }) =>
      counts.map((count) => ({
        id: writeSetChoice({ hash, pieces: count }),
        label: labels.ownedSet(name, count, slots),
      })),
    ),
  ]
}

/** The pairs of perks that copies of the exotic have; none where it is no such exotic. */
export function perkOptions(armor: readonly ArmorPiece[], exotic: ArmorQuery['exotic']) {
  const pairs = new Map<string, number>()
  for (const piece of armor) {
    const pair = piece.hash === exotic ? perkPair(piece) : ''
    if (pair !== '') pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  if (pairs.size === 0) return []
  return [
    { id: ANY_PERKS, label: labels.anyPerks },
    ...[...pairs]
      .map(([id, copies]) => ({ id, label: labels.perkPair(id.split('_'), copies) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
  ]
}

export function exoticOptions(armor: readonly ArmorPiece[]) {
  const exotics = new Map(
    armor.filter(({ rarity }) => rarity === 'exotic').map(({ hash, name }) => [hash, name]),
  )
  return [
    { id: 'any', label: labels.anyOrNone },
    { id: 'required', label: labels.anyButOne },
    { id: 'none', label: labels.none },
    ...[...exotics]
      .map(([hash, label]) => ({ id: String(hash), label }))
      .sort((one, other) => one.label.localeCompare(other.label)),
  ]
}
