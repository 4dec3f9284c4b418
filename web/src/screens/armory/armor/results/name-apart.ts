import { ARMOR_STATS, type ArmorPiece } from '@ai-vault/game/items.ts'
import type { PiecesById } from '../builds/build-facts.ts'
import { words } from '../words/words.ts'

const labels = words.targets.marks

const highestStats = ({ base }: ArmorPiece) =>
  ARMOR_STATS.map((stat, i) => ({ stat, points: base[i] ?? 0 }))
    .sort((one, other) => other.points - one.points)
    .slice(0, 3)
    .map(({ stat, points }) => `${points} ${words.stats[stat]}`)
    .join(', ')

const FACTS: readonly ((piece: ArmorPiece) => string)[] = [
  highestStats,
  ({ tunable }) => (tunable && tunable !== 'any' ? labels.tunes(words.stats[tunable]) : ''),
  ({ power }) => (power === undefined ? '' : labels.power(power)),
]

/** 'Grasps (30 health, 25 class, 20 super)': of several pieces of one name, what tells this one from the others. */
export function nameApart(piece: ArmorPiece, pieces: PiecesById): string {
  let alike = [...pieces.values()].filter(({ name }) => name === piece.name)
  const facts: string[] = []
  for (const factOf of FACTS) {
    if (alike.length < 2) break
    const fact = factOf(piece)
    if (fact) facts.push(fact)
    alike = alike.filter((other) => factOf(other) === fact)
  }
  return facts.length > 0 ? labels.copy(piece.name, facts.join(', ')) : piece.name
}
