import { inEnglish } from '../../in-english.ts'
import {
  type ChampionType,
  DAMAGE_TYPES,
  type DamageType,
  SHIELD_ELEMENTS,
  type Weapon,
  type WeaponSlot,
} from '../../items.ts'
import { exoticWeapon, type WeaponUse } from '../../weapons/standing/exotic-weapons.ts'
import type { Kit } from '../kit.ts'
import { piecePower } from '../power-asked.ts'
import {
  type ArmedWeapon,
  abilityAnswer,
  perksToPlay,
  WEAPON_SLOTS,
  weaponAnswer,
} from '../synergy/coverage.ts'
import { isIdleBeside } from '../synergy/part-needs.ts'
import { BOSS, CLEAR, DUELS, LONG_RANGE, SPECIAL_BOSS } from '../weapon-uses.ts'
import { isNamed, isRuledOut } from './asked/ruled-out.ts'
import { type BuildInput, bestFirst, TooLittleGear } from './build-input.ts'
import { championWeight, neededChampions } from './choose-kit.ts'

/** The trio, and per slot who else stood to be chosen, best first. */
export interface Arms {
  readonly trio: Readonly<Record<WeaponSlot, ArmedWeapon>>
  readonly benches: Readonly<Record<WeaponSlot, readonly Weapon[]>>
}

/** A gun that nobody can rate, and an exotic of which nobody knows what it does. */
const UNKNOWN_SCORE = 4
const UNKNOWN_EXOTIC_SCORE = 6
/** So many of a slot are tried together; champion weapons and those of a wanted sort come on top. */
const TRIED = 9
const TRIED_SPECIALS = 6

/** In points of the rating out of 10. */
const WORTH = {
  champion: 7,
  shield: 1.2,
  element: 1.2,
  wantedType: 8,
  wantedShield: 8,
  wantedElement: 4,
  named: 40,
  fits: 1.5,
  /** An exotic that is made for what was asked for, or for something that has no place here. */
  madeForRole: 4,
  madeForOther: -1.5,
  /** A part of the kit that only weapons of its element bring to work. */
  partAtWork: 1.5,
  twoPrimaries: -1,
  noPrimary: -6,
  sameType: -0.8,
  atPostmaster: -1,
  /** More than one roll is better than another, less than a champion that is stopped. */
  underPower: -5,
} as const

export function chooseWeapons(input: BuildInput, kit: Kit): Arms {
  const benches = Object.fromEntries(WEAPON_SLOTS.map((slot) => [slot, benchOf(input, kit, slot)])) as Record<
    WeaponSlot,
    readonly Weapon[]
  >
  const missing = WEAPON_SLOTS.filter((slot) => benches[slot].length === 0)
  if (missing.length > 0) throw new TooLittleGear(missing.map((slot) => `a ${slot} weapon`))
  const trio = bestTrio(input, kit, benches)
  if (!trio) throw new TooLittleGear(['three weapons of which at most one is exotic'])
  return { trio, benches }
}

const scoreIn = ({ scoreOf, overallOf = scoreOf }: BuildInput, weapon: Weapon): number =>
  overallOf(weapon) ?? (weapon.rarity === 'exotic' ? UNKNOWN_EXOTIC_SCORE : UNKNOWN_SCORE)

/** Of a type or against a shield that was asked for: one weapon of each is enough, so it counts for the three together. */
const isWanted = ({ constraints }: BuildInput, { type, element }: Weapon): boolean =>
  constraints.types.includes(type) || constraints.shields.includes(element)

/** How good a weapon is here by itself. */
function soloWorth(input: BuildInput, kit: Kit, weapon: Weapon): number {
  const { activity, constraints } = input
  let worth = scoreIn(input, weapon)
  if (isNamed(constraints, weapon)) worth += WORTH.named
  if (constraints.weaponElements.includes(weapon.element)) worth += WORTH.wantedElement
  if (weapon.element === kit.subclass.element) worth += WORTH.element
  if (activity.fromAfar && LONG_RANGE.includes(weapon.type)) worth += WORTH.fits
  if (activity.mode === 'pvp' && DUELS.includes(weapon.type)) worth += WORTH.fits
  if (weapon.slot === 'power' && activity.wants.boss >= 2 && BOSS.includes(weapon.type)) worth += WORTH.fits
  if (constraints.role === 'boss' && isForBosses(weapon)) worth += WORTH.fits
  if ((activity.wants.clear >= 3 || constraints.role === 'clear') && CLEAR.includes(weapon.type))
    worth += WORTH.fits
  if (weapon.rarity === 'exotic') worth += useWorth(input, exoticWeapon(inEnglish(weapon))?.use)
  if (weapon.place.in === 'postmaster') worth += WORTH.atPostmaster
  if (weapon.power !== undefined && weapon.power < piecePower(activity, input.guardian.characters))
    worth += WORTH.underPower
  return worth
}

const isForBosses = ({ slot, ammo, type }: Weapon): boolean =>
  slot === 'power' ? BOSS.includes(type) : ammo === 'special' && SPECIAL_BOSS.includes(type)

/** Whether an exotic is made for this activity and role. */
function useWorth({ activity, constraints: { role } }: BuildInput, use: WeaponUse | undefined): number {
  if (use === undefined) return 0
  if (activity.mode === 'pvp') return use === 'duel' ? WORTH.fits : WORTH.madeForOther
  if (role === 'boss' || role === 'clear' || role === 'support') {
    if (use === role) return WORTH.madeForRole
    return use === 'support' ? 0 : WORTH.madeForOther
  }
  if (use === 'duel') return WORTH.madeForOther
  const wanted = use === 'boss' ? activity.wants.boss : use === 'clear' ? activity.wants.clear : 0
  return wanted >= 3 ? WORTH.fits : 0
}

function benchOf(input: BuildInput, kit: Kit, slot: WeaponSlot): readonly Weapon[] {
  return bestFirst(
    input.guardian.weapons.filter((weapon) => weapon.slot === slot && !isRuledOut(input, weapon)),
    (weapon) => soloWorth(input, kit, weapon),
    ({ instanceId }) => instanceId,
  )
}

const partsOf = (kit: Kit) => [...kit.abilities, ...kit.aspects, ...kit.fragments]

/** The champions that abilities leave open; `weapons`: the elements that are carried. */
export function openChampions(
  input: BuildInput,
  kit: Kit,
  weapons: readonly DamageType[],
): readonly ChampionType[] {
  const others = partsOf(kit)
  return neededChampions(input).filter(
    (champion) =>
      !others.some((ability) => abilityAnswer(ability, champion, { others, weapons })?.strength === 'covers'),
  )
}

/** What the kit does with weapons of these elements: judged once for each set of elements. */
function kitWith(input: BuildInput, kit: Kit) {
  const judged = new Map<number, { readonly open: readonly ChampionType[]; readonly working: number }>()
  const others = partsOf(kit)
  return (weapons: readonly Pick<Weapon, 'element'>[]) => {
    const key = weapons.reduce((bits, { element }) => bits | (1 << DAMAGE_TYPES.indexOf(element)), 0)
    const before = judged.get(key)
    if (before) return before
    const elements = weapons.map(({ element }) => element)
    const made = {
      open: openChampions(input, kit, elements),
      working: others.filter((part) => !isIdleBeside(part, others, elements)).length,
    }
    judged.set(key, made)
    return made
  }
}

function bestTrio(input: BuildInput, kit: Kit, benches: Arms['benches']) {
  const wanted = neededChampions(input)
  const judge = kitWith(input, kit)
  const { open, working } = judge([])
  const bringsToWork = ({ element }: Weapon) => {
    const alone = judge([{ element }])
    return alone.working > working || alone.open.length < open.length
  }
  const tried = (slot: WeaponSlot) => {
    const bench = benches[slot].map((weapon) => ({ weapon, worth: soloWorth(input, kit, weapon) }))
    const specials = bench.filter(({ weapon }) => open.some((champion) => answers(weapon, champion)))
    const bringing = bench.filter(({ weapon }) => bringsToWork(weapon))
    const plain = bench.filter(({ weapon }) => weapon.rarity !== 'exotic')
    const asked = bench.filter(({ weapon }) => isWanted(input, weapon))
    const all = [
      ...bench.slice(0, TRIED),
      ...plain.slice(0, TRIED),
      ...specials.slice(0, TRIED_SPECIALS),
      ...bringing.slice(0, TRIED_SPECIALS),
      ...bringing.filter(({ weapon }) => weapon.rarity !== 'exotic').slice(0, TRIED_SPECIALS),
      ...asked.slice(0, TRIED_SPECIALS),
      ...asked.filter(({ weapon }) => weapon.rarity !== 'exotic').slice(0, TRIED_SPECIALS),
    ]
    return [...new Set(all)].map((each) => ({
      ...each,
      stops: new Set(wanted.filter((champion) => answers(each.weapon, champion))),
    }))
  }
  const answers = (weapon: Weapon, champion: ChampionType) =>
    weaponAnswer({ weapon, perks: perksToPlay(weapon, [champion]) }, champion) !== undefined
  const [kinetics, energies, powers] = WEAPON_SLOTS.map(tried)
  let best: readonly Weapon[] | undefined
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const kinetic of kinetics ?? []) {
    for (const energy of energies ?? []) {
      for (const power of powers ?? []) {
        const three = [kinetic, energy, power]
        const weapons = three.map(({ weapon }) => weapon)
        if (weapons.filter(({ rarity }) => rarity === 'exotic').length > 1) continue
        const withThem = judge(weapons)
        const stopped = wanted.filter(
          (champion) => !withThem.open.includes(champion) || three.some(({ stops }) => stops.has(champion)),
        )
        const worth =
          three.reduce((sum, each) => sum + each.worth, 0) +
          stopped.reduce((sum, champion) => sum + WORTH.champion * championWeight(input, champion), 0) +
          WORTH.partAtWork * withThem.working +
          togetherWorth(input, weapons)
        // Benches are sorted, so that the first of equals is the same every time.
        if (worth > bestWorth) [best, bestWorth] = [weapons, worth]
      }
    }
  }
  return best && armed(input, best, judge(best).open)
}

function togetherWorth({ activity, constraints }: BuildInput, weapons: readonly Weapon[]): number {
  const [kinetic, energy] = weapons
  const primaries = [kinetic, energy].filter((weapon) => weapon?.ammo === 'primary').length
  const shields = SHIELD_ELEMENTS.filter((element) =>
    weapons.some((weapon) => weapon.element === element),
  ).length
  const types = new Set(weapons.map(({ type }) => type))
  const wantedTypes = constraints.types.filter((type) => types.has(type)).length
  const wantedShields = constraints.shields.filter((element) =>
    weapons.some((weapon) => weapon.element === element),
  ).length
  return (
    (primaries === 0 ? WORTH.noPrimary : primaries === 2 ? WORTH.twoPrimaries : 0) +
    (activity.shields === 'none' ? 0 : shields * WORTH.shield) +
    wantedTypes * WORTH.wantedType +
    wantedShields * WORTH.wantedShield +
    (3 - types.size) * WORTH.sameType
  )
}

/** Each weapon with its perks; one champion is asked of one weapon only. */
export function armed(
  { bestTraits }: Pick<BuildInput, 'bestTraits'>,
  weapons: readonly Weapon[],
  open: readonly ChampionType[],
): Arms['trio'] {
  let left = [...open]
  const entries = weapons.map((weapon) => {
    const perks = perksToPlay(weapon, weapon.champion ? [] : left, bestTraits?.(weapon))
    left = left.filter((champion) => !weaponAnswer({ weapon, perks }, champion))
    return [weapon.slot, { weapon, perks }] as const
  })
  return Object.fromEntries(entries) as unknown as Arms['trio']
}
