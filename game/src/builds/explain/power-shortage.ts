import { pveReadiness } from '../../scores/dashboard-rules.ts'
import { ACTIVITY_KINDS, activityKind } from '../../scores/week/activity-kinds.ts'
import { powerAtCap, powerCapFor, scalePower, THRESHOLDS } from '../../scores/week/season.ts'
import { countInWords } from '../../weapons/rating/words.ts'
import type { BuildClaim } from '../build.ts'
import type { BuildInput } from '../generate/build-input.ts'

const GRANDMASTER = 'grandmaster_nightfall'

/** Where the character has less power than the activity asks for, by the rules that the dashboard goes by. */
export function powerShortage(
  { activity, guardian }: Pick<BuildInput, 'activity' | 'guardian'>,
  characterId: string,
): readonly BuildClaim[] {
  const power = guardian.characters.find(({ id }) => id === characterId)?.power
  if (power === undefined) return []
  const cap = powerCapFor(Math.max(...guardian.characters.map((character) => character.power)))
  const scaled = scalePower(power, cap)
  const has = `this character has ${countInWords(power)}`
  const claim = (text: string) => [{ text: `${text}; ${has}.`, cites: ['power rules'] }]
  if (activity.focus === GRANDMASTER) {
    if (pveReadiness(scaled) === 'Grandmaster Ready') return []
    return claim(`Needs power above ${countInWords(powerAtCap(THRESHOLDS.grandmasterReadyAbove, cap))}`)
  }
  const kind = activityKind([activity.historyMode])
  const from = kind ? ACTIVITY_KINDS[kind].powerFrom : 0
  return scaled < from ? claim(`Done at ease from power ${countInWords(powerAtCap(from, cap))} on`) : []
}
