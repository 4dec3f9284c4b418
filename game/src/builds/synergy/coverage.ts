import {
  CHAMPIONS,
  type ChampionType,
  type DamageType,
  type PerkColumn,
  type Plug,
  SHIELD_ELEMENTS,
  type Weapon,
  type WeaponSlot,
} from '../../items.ts'
import type { Ability } from '../../kit.ts'
import type { ActivityFacts } from '../activities.ts'
import type { AnswerSource, BuildAnswer, BuildCoverage } from '../build.ts'
import { dealsNoDamage } from './ability-damage.ts'
import { conditionOf, type Effect, effectsOf, STOPS } from './effects.ts'
import { type Beside, effectsBeside } from './part-needs.ts'

/** A weapon with the perks it is to be played with. */
export interface ArmedWeapon {
  readonly weapon: Weapon
  readonly perks: readonly Plug[]
}

const SOURCE_OF_KIND: Readonly<Record<Ability['kind'], AnswerSource>> = {
  super: 'super',
  grenade: 'grenade',
  melee: 'melee',
  class: 'class',
  movement: 'kit',
  aspect: 'kit',
  fragment: 'kit',
}

const stopping = (champion: ChampionType, effects: readonly Effect[]) =>
  STOPS[champion].find((effect) => effects.includes(effect))

/**
 * How an ability stops a champion. A super is not always there, nor is what comes on a condition: they only help. `beside`:
 * the kit and the weapons it is played with; without them it is taken for one that has all it needs.
 */
export function abilityAnswer(
  ability: Ability,
  champion: ChampionType,
  beside?: Beside,
): BuildAnswer | undefined {
  const effect = stopping(champion, beside ? effectsBeside(ability, beside) : effectsOf(ability))
  if (!effect) return undefined
  const source = SOURCE_OF_KIND[ability.kind]
  const condition = conditionOf(ability)
  return {
    source,
    by: ability.name,
    how: condition ? `${effect}, ${condition}` : effect,
    strength: source === 'super' || condition ? 'helps' : 'covers',
  }
}

export const championsCoveredBy = (ability: Ability, beside?: Beside): readonly ChampionType[] =>
  CHAMPIONS.filter((champion) => abilityAnswer(ability, champion, beside)?.strength === 'covers')

export function weaponAnswer(
  { weapon, perks }: ArmedWeapon,
  champion: ChampionType,
): BuildAnswer | undefined {
  if (weapon.champion === champion) {
    return { source: weapon.slot, by: weapon.name, how: 'intrinsic', strength: 'covers' }
  }
  for (const perk of perks) {
    const effect = stopping(champion, effectsOf(perk))
    if (effect)
      return { source: weapon.slot, by: `${perk.name} on ${weapon.name}`, how: effect, strength: 'covers' }
  }
  return undefined
}

/** The matrix: every threat against everything that answers it. `wanted`: those that the build is to answer. */
export function coverageOf(
  activity: ActivityFacts,
  wanted: readonly (ChampionType | DamageType)[],
  weapons: readonly ArmedWeapon[],
  abilities: readonly Ability[],
): readonly BuildCoverage[] {
  const beside = { others: abilities, weapons: weapons.map(({ weapon }) => weapon.element) }
  const champions = CHAMPIONS.map(
    (threat): BuildCoverage => ({
      threat,
      kind: 'champion',
      expected: wanted.includes(threat) ? 'likely' : activity.champions,
      answers: [
        ...weapons.flatMap((armed) => weaponAnswer(armed, threat) ?? []),
        ...abilities.flatMap((ability) => abilityAnswer(ability, threat, beside) ?? []),
      ],
    }),
  )
  const shields = SHIELD_ELEMENTS.map(
    (threat): BuildCoverage => ({
      threat,
      kind: 'shield',
      expected: wanted.includes(threat) ? 'likely' : activity.shields,
      answers: [
        ...weapons.flatMap(({ weapon }) =>
          weapon.element === threat
            ? [{ source: weapon.slot, by: weapon.name, how: `${threat} damage`, strength: 'covers' as const }]
            : [],
        ),
        ...abilities.flatMap((ability) =>
          ability.element === threat &&
          (ability.kind === 'grenade' || ability.kind === 'melee') &&
          !dealsNoDamage(ability)
            ? [
                {
                  source: ability.kind,
                  by: ability.name,
                  how: `${threat} damage`,
                  strength: 'helps' as const,
                },
              ]
            : [],
        ),
      ],
    }),
  )
  return [...champions, ...shields]
}

export const isCovered = ({ answers }: BuildCoverage) => answers.some(({ strength }) => strength === 'covers')

/** What may come and is not answered, what is likely first. */
export const openRows = (rows: readonly BuildCoverage[]) =>
  (['likely', 'possible'] as const).flatMap((expected) =>
    rows.filter((row) => row.expected === expected && !isCovered(row)).map((row) => ({ ...row, expected })),
  )

/**
 * The perks a copy is played with: its best traits, or what is plugged where nobody knows them, but a trait that it can
 * switch to where only that one stops a champion still open.
 */
export function perksToPlay(
  weapon: Weapon,
  open: readonly ChampionType[],
  best: readonly number[] = [],
): readonly Plug[] {
  const perks = weapon.columns.flatMap((column) => {
    if (column.kind !== 'trait') return []
    const helpful = stopperIn(column, open)
    const known = column.selectable.find(({ hash }) => best.includes(hash))
    const plug = helpful ?? known ?? column.active ?? column.selectable[0]
    return plug ? [[plug.hash, plug] as const] : []
  })
  return [...new Map(perks).values()]
}

function stopperIn({ active, selectable }: PerkColumn, open: readonly ChampionType[]): Plug | undefined {
  const stops = (plug: Plug) => {
    const effects = effectsOf(plug)
    return open.some((champion) => stopping(champion, effects) !== undefined)
  }
  return active && stops(active) ? active : selectable.find(stops)
}

export const WEAPON_SLOTS = ['kinetic', 'energy', 'power'] as const satisfies readonly WeaponSlot[]
