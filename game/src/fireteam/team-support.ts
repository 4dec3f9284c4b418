import { effectsOf } from '../builds/synergy/effects.ts'
import { inEnglish } from '../in-english.ts'
import { abilityStrength, isForOneself, STRENGTHS, type Strength, weaponStrength } from './answer-strength.ts'
import { isKnownExotic } from './known-answers.ts'
import { BUFFS } from './need-names.ts'
import { abilityMeets, besideIn, brings, type Gear } from './needs.ts'

/** What exotic armor does, as a sentence. */
interface WornEffect {
  readonly name: string
  readonly description: string
}

/** A Super that carries the team through a damage phase is worth more than two things that come now and then. */
const POINTS: Readonly<Record<Strength, number>> = {
  [STRENGTHS.seldom]: 4,
  [STRENGTHS.atWill]: 10,
  [STRENGTHS.wholeTeam]: 25,
}

/**
 * How far a guardian supports others, out of 100, by what the fireteam's coverage counts: what weakens or holds foes, and
 * what strengthens or heals allies. What heals or strengthens its bearer alone supports nobody.
 */
export function teamSupport(gear: Gear, worn: readonly WornEffect[] = []) {
  const beside = besideIn(gear)
  const strengths = BUFFS.flatMap((buff) => [
    ...gear.weapons
      .filter((weapon) => isKnownExotic(buff, inEnglish(weapon)))
      .map((weapon) => weaponStrength(buff, weapon)),
    ...[
      ...gear.abilities.filter((ability) => abilityMeets(buff, ability, beside)),
      ...worn
        .filter((effect) => brings(buff, effectsOf(effect)))
        .map((effect) => ({ ...effect, kind: 'aspect' as const })),
    ]
      .filter((source) => !isForOneself(buff, source))
      .map((source) => abilityStrength(buff, source)),
  ])
  const count = (strength: Strength) => strengths.filter((each) => each === strength).length
  return {
    points: Math.min(
      100,
      strengths.reduce((sum, strength) => sum + POINTS[strength], 0),
    ),
    wholeTeam: count(STRENGTHS.wholeTeam),
    atWill: count(STRENGTHS.atWill),
    seldom: count(STRENGTHS.seldom),
  }
}
