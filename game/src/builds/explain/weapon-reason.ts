import type { ArmedWeapon } from '../coverage.ts'
import { weaponAnswer } from '../coverage.ts'
import { CHAMPIONS } from '../effects.ts'
import type { BuildInput } from '../generate/build-input.ts'
import type { Kit } from '../generate/choose-kit.ts'

/** Why this weapon, in one line: the first grounds that hold. */
export function weaponReason(input: BuildInput, kit: Kit, armed: ArmedWeapon): string {
  const { weapon } = armed
  const { constraints } = input
  const grounds: string[] = []
  if (input.pinned.includes(weapon.instanceId)) grounds.push('You chose it.')
  if (constraints.exotics.some(({ hash, kind }) => kind === 'weapon' && hash === weapon.hash))
    grounds.push('You asked for it.')
  for (const champion of CHAMPIONS) {
    const answer = weaponAnswer(armed, champion)
    if (answer) grounds.push(`Stops ${champion} champions (${answer.how}).`)
  }
  if (constraints.types.includes(weapon.type)) grounds.push('Of the type you asked for.')
  if (weapon.element === kit.subclass.element) grounds.push(`Shares ${weapon.element} with your subclass.`)
  const score = input.scoreOf(weapon)
  grounds.push(
    score === undefined
      ? 'Its roll cannot be rated yet.'
      : `Rated ${score.toFixed(1)} for ${input.activity.mode === 'pvp' ? 'PvP' : 'PvE'}.`,
  )
  return grounds.slice(0, 3).join(' ')
}
