import { countInWords, listInWords } from '../../in-words.ts'
import { pveReadiness } from '../../scores/dashboard-rules.ts'
import { ACTIVITY_KINDS, activityKind } from '../../scores/week/activity-kinds.ts'
import { powerAtCap, powerCapFor, scalePower, THRESHOLDS } from '../../scores/week/season.ts'
import type { Build, BuildClaim } from '../build.ts'
import type { BuildInput } from '../generate/build-input.ts'

const GRANDMASTER = 'grandmaster_nightfall'

/** What an activity asks for: it cannot be entered without, or is hard without. */
export interface PowerShortage {
  readonly kind: 'needed' | 'atEase'
  readonly reason: string
}

/** Where the character has less power than the activity asks for, by the rules that the dashboard goes by. */
export function powerShortage(
  { activity, guardian }: Pick<BuildInput, 'activity' | 'guardian'>,
  characterId: string,
): PowerShortage | undefined {
  const power = guardian.characters.find(({ id }) => id === characterId)?.power
  if (power === undefined) return undefined
  const cap = powerCapFor(Math.max(...guardian.characters.map((character) => character.power)))
  const scaled = scalePower(power, cap)
  const has = `this character has ${countInWords(power)}`
  const short = (kind: PowerShortage['kind'], text: string) => ({ kind, reason: `${text}; ${has}` })
  if (activity.focus === GRANDMASTER) {
    if (pveReadiness(scaled) === 'Grandmaster Ready') return undefined
    return short(
      'needed',
      `needs power above ${countInWords(powerAtCap(THRESHOLDS.grandmasterReadyAbove, cap))}`,
    )
  }
  const from = powerFrom(activity)
  return scaled < from
    ? short('atEase', `done at ease from power ${countInWords(powerAtCap(from, cap))} on`)
    : undefined
}

function powerFrom({ historyMode }: BuildInput['activity']): number {
  const kind = activityKind([historyMode])
  return kind ? ACTIVITY_KINDS[kind].powerFrom : 0
}

/** Fewer points are made up for by chance. */
const LESS_POWER = 10
const MOST_NAMED = 3

/** Pieces of the build with much less power than what the character wears in their place. */
export function weakPieces(
  { activity, guardian }: Pick<BuildInput, 'activity' | 'guardian'>,
  { weapons, armor, subclass }: Pick<Build, 'weapons' | 'armor' | 'subclass'>,
): readonly BuildClaim[] {
  if (activity.focus !== GRANDMASTER && powerFrom(activity) === 0) return []
  const worn = [...guardian.weapons, ...guardian.armor].filter(
    ({ place }) => place.in === 'character' && place.equipped && place.characterId === subclass.character_id,
  )
  const weak = [...Object.values(weapons), ...armor]
    .flatMap(({ name, slot, power }) => {
      const now = worn.find((item) => item.slot === slot)?.power
      return power === undefined || now === undefined ? [] : [{ name, power, now, less: now - power }]
    })
    .filter(({ less }) => less >= LESS_POWER)
    .toSorted((one, other) => other.less - one.less)
  if (weak.length === 0) return []
  const named = weak.slice(0, MOST_NAMED)
  const told = named.map(
    ({ name, power, now }) => `${name} (${countInWords(power)} against ${countInWords(now)})`,
  )
  const rest = weak.length > named.length ? [`${weak.length - named.length} more`] : []
  return [
    {
      text: `Less power than what this character wears now: ${listInWords([...told, ...rest])}.`,
      cites: named.map(({ name }) => name),
    },
  ]
}
