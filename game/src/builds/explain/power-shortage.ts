import { countInWords, listInWords } from '../../in-words.ts'
import { powerCapFor } from '../../scores/week/season.ts'
import type { Build, BuildClaim } from '../build.ts'
import type { BuildInput } from '../generate/build-input.ts'
import { isGrandmaster, isUnderPower, powerAsked, powerFrom } from '../power-asked.ts'

/** Three weapons and five pieces of armor make up a character's power. */
const SLOTS = 8

/** What an activity asks for: it cannot be entered without, or is hard without. */
export interface PowerShortage {
  readonly kind: 'needed' | 'atEase'
  readonly reason: string
}

type Pieces = Pick<Build, 'weapons' | 'armor' | 'subclass'>

/**
 * Where the character has less power than the activity asks for, by the rules that the dashboard goes by, or where only
 * the pieces of the build have less: those can be raised to what the character wears.
 */
export function powerShortage(
  input: Pick<BuildInput, 'activity' | 'guardian'>,
  pieces: Pieces,
): PowerShortage | undefined {
  const { activity, guardian } = input
  const power = guardian.characters.find(({ id }) => id === pieces.subclass.character_id)?.power
  if (power === undefined) return undefined
  const cap = powerCapFor(Math.max(...guardian.characters.map((character) => character.power)))
  const isShort = (of: number) => isUnderPower(activity, of, cap)
  const from = countInWords(powerAsked(activity, cap))
  const asks = isGrandmaster(activity) ? `needs power above ${from}` : `done at ease from power ${from} on`
  if (isShort(power)) {
    const kind = isGrandmaster(activity) ? 'needed' : 'atEase'
    return { kind, reason: `${asks}; this character has ${countInWords(power)}` }
  }
  const ofBuild = powerWith(input, pieces, power)
  if (!isShort(ofBuild)) return undefined
  const raised = `this build has ${countInWords(ofBuild)} until its pieces are raised to the power of what is equipped`
  return { kind: 'atEase', reason: `${asks}; ${raised}` }
}

/** The character's power with these pieces on: what it has besides its gear stays. */
function powerWith(
  { guardian }: Pick<BuildInput, 'guardian'>,
  { weapons, armor, subclass }: Pieces,
  power: number,
): number {
  const mean = (powers: readonly (number | undefined)[]) => {
    const known = powers.filter((each) => each !== undefined)
    return known.length === SLOTS ? known.reduce((sum, each) => sum + each, 0) / SLOTS : undefined
  }
  const now = mean(wornBy(guardian, subclass.character_id).map((item) => item.power))
  const then = mean([...Object.values(weapons), ...armor].map((item) => item.power))
  return now === undefined || then === undefined ? power : Math.floor(power + then - now)
}

const wornBy = ({ weapons, armor }: BuildInput['guardian'], characterId: string) =>
  [...weapons, ...armor].filter(
    ({ place }) => place.in === 'character' && place.equipped && place.characterId === characterId,
  )

/** Fewer points are made up for by chance. */
const LESS_POWER = 10
const MOST_NAMED = 3

/** Pieces of the build with much less power than what the character wears in their place. */
export function weakPieces(
  { activity, guardian }: Pick<BuildInput, 'activity' | 'guardian'>,
  { weapons, armor, subclass }: Pieces,
): readonly BuildClaim[] {
  if (!isGrandmaster(activity) && powerFrom(activity) === 0) return []
  const worn = wornBy(guardian, subclass.character_id)
  const weak = [...Object.values(weapons), ...armor]
    .flatMap(({ name, slot, power }) => {
      const now = worn.find((item) => item.slot === slot)?.power
      return power === undefined || now === undefined ? [] : [{ name, power, now, less: now - power }]
    })
    .filter(({ less }) => less >= LESS_POWER)
    .toSorted((one, other) => other.less - one.less)
  if (weak.length === 0) return []
  const named = weak.slice(0, MOST_NAMED)
  const sentences = named.map(
    ({ name, power, now }) => `${name} (${countInWords(power)} against ${countInWords(now)})`,
  )
  const rest = weak.length > named.length ? [`${weak.length - named.length} more`] : []
  return [
    {
      text: `Less power than what this character has equipped now: ${listInWords([...sentences, ...rest])}.`,
      cites: named.map(({ name }) => name),
    },
  ]
}
