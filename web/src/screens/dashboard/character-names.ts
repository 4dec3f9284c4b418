import type { GuardianData } from '@ai-vault/contract/dashboard/dashboard.ts'
import { formatCount } from '../../ui/figures/count.ts'

type Characters = NonNullable<GuardianData['characters']>

/** By what a player tells the characters apart: the class, and the power where two share it. Nobody names an only one. */
export function characterNames(characters: Characters): ReadonlyMap<string, string> {
  if (characters.length < 2) return new Map()
  const shared = (className: string) => characters.filter((other) => other.class === className).length > 1
  return new Map(
    characters.map((character) => [
      character.id,
      shared(character.class) ? `${character.class} ${formatCount(character.power)}` : character.class,
    ]),
  )
}
