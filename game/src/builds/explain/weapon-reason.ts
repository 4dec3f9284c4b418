import { inEnglish } from '../../in-english.ts'
import { CHAMPIONS } from '../../items.ts'
import { exoticWeapon } from '../../weapons/standing/exotic-weapons.ts'
import { isNamed } from '../generate/asked/ruled-out.ts'
import type { BuildInput } from '../generate/build-input.ts'
import type { Kit } from '../kit.ts'
import type { ArmedWeapon } from '../synergy/coverage.ts'
import { weaponAnswer } from '../synergy/coverage.ts'

/** Why this weapon, in one line: the first grounds that hold. Worded for its owner and for whoever it is shared with. */
export function weaponReason(input: BuildInput, kit: Kit, armed: ArmedWeapon): string {
  const { weapon } = armed
  const { constraints } = input
  const grounds: string[] = []
  if (input.pinned.includes(weapon.instanceId)) grounds.push('Chosen by hand.')
  if (isNamed(constraints, weapon)) grounds.push('Asked for by name.')
  for (const champion of CHAMPIONS) {
    const answer = weaponAnswer(armed, champion)
    if (answer) grounds.push(`Stops ${champion} champions (${answer.how}).`)
  }
  if (constraints.types.includes(weapon.type)) grounds.push('Of a type that was asked for.')
  if (weapon.element === kit.subclass.element) grounds.push(`Shares ${weapon.element} with the subclass.`)
  const score = input.scoreOf(weapon, armed.perks)
  const exotic = weapon.rarity === 'exotic' ? exoticWeapon(inEnglish(weapon)) : undefined
  if (exotic) grounds.push(exotic.does)
  if (score !== undefined)
    grounds.push(`Rated ${score.toFixed(1)} for ${input.activity.mode === 'pvp' ? 'PvP' : 'PvE'}.`)
  else
    grounds.push(
      weapon.rarity === 'exotic'
        ? 'Its traits are the same on every copy, so there is no roll to rate.'
        : 'Its roll cannot be rated yet.',
    )
  return grounds.slice(0, 3).join(' ')
}
