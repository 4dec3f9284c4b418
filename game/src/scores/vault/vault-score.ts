/**
 * The AI Vault Score: 0 to 100 from four named parts, so that a player can see what it is made of and what would raise
 * it most.
 *
 *   rolls     how far the best thirty rated weapons are above the least Excellent roll
 *   power     highest power on the scale of 2000, from half of it
 *   coverage  slots with their ammo, elements and champions for which a weapon rated Excellent or better is owned
 *   hygiene   how little of the vault is advised for dismantling; a fifth of it is too much
 *
 * What everybody has counts for nothing: rolls below Excellent (of three hundred drops, thirty are Excellent by luck
 * alone), half of the power, a vault that is mostly in order. So the score tells accounts apart.
 *
 * A part that cannot be known (nothing rated) is absent and the others carry its weight. One part alone is no score:
 * power by itself says nothing of a vault.
 */
import { type ChampionType, DAMAGE_TYPES, type Weapon } from '../../items.ts'
import { shownScore, TIER_THRESHOLDS } from '../../weapons/rating/tiers.ts'
import { POWER_SCALE } from '../week/season.ts'

export interface ScoredWeapon {
  readonly weapon: Weapon
  /** 0 to 10; absent where it is unrated. */
  readonly score?: number
  /** An exotic that is rated by its use: it covers a niche, but is no roll. */
  readonly fixed?: boolean
  readonly dismantle: boolean
}

export type ScorePartName = 'rolls' | 'power' | 'coverage' | 'hygiene'

export interface ScorePart {
  readonly name: ScorePartName
  readonly weight: number
  /** 0 to 1. */
  readonly value: number
  /** Points of the final score that it contributes. */
  readonly points: number
  /** The most it could contribute: more than its weight where another part is unknown. */
  readonly most: number
}

export interface ScoreAction {
  readonly kind: 'raise-power' | 'fill-niche' | 'better-roll' | 'clean-up'
  /** Points the score would gain, one decimal. */
  readonly gain: number
  /** The niche to fill, or the instance id of the roll to beat. */
  readonly subject?: string
  /** Power to reach, or weapons to clear out. */
  readonly amount?: number
}

export interface VaultScore {
  readonly score: number
  readonly parts: readonly ScorePart[]
  /** The three actions that would raise it most, best first. */
  readonly actions: readonly ScoreAction[]
}

export const PART_WEIGHTS: Readonly<Record<ScorePartName, number>> = {
  rolls: 40,
  power: 25,
  coverage: 20,
  hygiene: 15,
}

export const BEST_ROLLS = 30
export const POWER_FROM = POWER_SCALE / 2
/** The share of the vault that, if it could go, leaves nothing of the part. */
export const FULL_OF_CLUTTER = 0.2
/** One drop in ten is as good. */
export const ROLLS_FROM = TIER_THRESHOLDS.Excellent
const POWER_STEP = 25
const CLEAN_UP_STEP = 50
const CHAMPIONS: readonly ChampionType[] = ['barrier', 'overload', 'unstoppable']

const NICHES: readonly { readonly name: string; readonly fits: (weapon: Weapon) => boolean }[] = [
  {
    name: 'kinetic slot, primary ammo',
    fits: (weapon) => weapon.slot === 'kinetic' && weapon.ammo === 'primary',
  },
  {
    name: 'kinetic slot, special ammo',
    fits: (weapon) => weapon.slot === 'kinetic' && weapon.ammo === 'special',
  },
  {
    name: 'energy slot, primary ammo',
    fits: (weapon) => weapon.slot === 'energy' && weapon.ammo === 'primary',
  },
  {
    name: 'energy slot, special ammo',
    fits: (weapon) => weapon.slot === 'energy' && weapon.ammo === 'special',
  },
  { name: 'power slot', fits: (weapon) => weapon.slot === 'power' },
  ...DAMAGE_TYPES.map((element) => ({ name: element, fits: (weapon: Weapon) => weapon.element === element })),
  ...CHAMPIONS.map((champion) => ({
    name: champion,
    fits: (weapon: Weapon) => weapon.champion === champion,
  })),
]

export const NICHE_COUNT = NICHES.length

interface Facts {
  readonly bestRolls: readonly { readonly id: string; readonly score: number }[]
  readonly scaledPower: number | undefined
  readonly openNiches: readonly string[] | undefined
  readonly weapons: number
  readonly dismantle: number
}

function gatherFacts(weapons: readonly ScoredWeapon[], scaledPower: number | undefined): Facts {
  const rated = weapons.flatMap(({ weapon, score, fixed }) =>
    score === undefined ? [] : [{ id: weapon.instanceId, score, weapon, fixed }],
  )
  const covering = rated.filter((entry) => shownScore(entry.score) >= ROLLS_FROM)
  return {
    bestRolls: rated
      .filter(({ fixed }) => !fixed)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, BEST_ROLLS),
    scaledPower,
    openNiches:
      rated.length === 0
        ? undefined
        : NICHES.filter((niche) => !covering.some((entry) => niche.fits(entry.weapon))).map(
            (niche) => niche.name,
          ),
    weapons: weapons.length,
    dismantle: weapons.filter((entry) => entry.dismantle).length,
  }
}

function partValues(facts: Facts): Partial<Record<ScorePartName, number>> {
  const rollSum = facts.bestRolls.reduce(
    (sum, { score }) => sum + clampShare((score - ROLLS_FROM) / (10 - ROLLS_FROM)),
    0,
  )
  return {
    ...(facts.bestRolls.length > 0 ? { rolls: rollSum / BEST_ROLLS } : {}),
    ...(facts.scaledPower === undefined
      ? {}
      : { power: clampShare((facts.scaledPower - POWER_FROM) / (POWER_SCALE - POWER_FROM)) }),
    ...(facts.openNiches ? { coverage: 1 - facts.openNiches.length / NICHES.length } : {}),
    ...(facts.weapons > 0 ? { hygiene: hygieneOf(facts.dismantle, facts.weapons) } : {}),
  }
}

const hygieneOf = (canGo: number, weapons: number) => clampShare(1 - canGo / weapons / FULL_OF_CLUTTER)

const clampShare = (value: number) => Math.min(1, Math.max(0, value))

function weigh(values: Partial<Record<ScorePartName, number>>): {
  readonly exact: number
  readonly parts: readonly ScorePart[]
} {
  const names = (Object.keys(PART_WEIGHTS) as ScorePartName[]).filter((name) => values[name] !== undefined)
  const known = names.reduce((sum, name) => sum + PART_WEIGHTS[name], 0)
  const parts = names.map((name) => {
    const value = clampShare(values[name] ?? 0)
    const most = (PART_WEIGHTS[name] * 100) / known
    return { name, weight: PART_WEIGHTS[name], value, points: value * most, most }
  })
  return { exact: parts.reduce((sum, part) => sum + part.points, 0), parts }
}

/** Every action is the same facts with one thing changed; its gain is what the score says then. */
function possibleActions(facts: Facts): readonly (Omit<ScoreAction, 'gain'> & { readonly after: Facts })[] {
  const weakest = facts.bestRolls.length === BEST_ROLLS ? facts.bestRolls.at(-1) : undefined
  const raised = Math.min(POWER_SCALE, (facts.scaledPower ?? POWER_SCALE) + POWER_STEP)
  const cleared = Math.min(CLEAN_UP_STEP, facts.dismantle)
  const [niche] = facts.openNiches ?? []
  return [
    { kind: 'raise-power', amount: raised, after: { ...facts, scaledPower: facts.scaledPower && raised } },
    ...(niche
      ? [
          {
            kind: 'fill-niche' as const,
            subject: niche,
            after: { ...facts, openNiches: facts.openNiches?.slice(1) },
          },
        ]
      : []),
    ...(facts.bestRolls.length > 0
      ? [
          {
            kind: 'better-roll' as const,
            ...(weakest ? { subject: weakest.id } : {}),
            after: { ...facts, bestRolls: [{ id: '', score: 10 }, ...facts.bestRolls].slice(0, BEST_ROLLS) },
          },
        ]
      : []),
    {
      kind: 'clean-up',
      amount: cleared,
      after: { ...facts, weapons: facts.weapons - cleared, dismantle: facts.dismantle - cleared },
    },
  ]
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

const FEWEST_PARTS = 2
const NO_SCORE: VaultScore = { score: 0, parts: [], actions: [] }

/** Without parts where too little is known for a score. */
export function scoreVault(weapons: readonly ScoredWeapon[], scaledPower: number | undefined): VaultScore {
  const facts = gatherFacts(weapons, scaledPower)
  const { exact, parts } = weigh(partValues(facts))
  if (parts.length < FEWEST_PARTS) return NO_SCORE
  const actions = possibleActions(facts)
    .map(({ after, ...action }) => ({ ...action, gain: oneDecimal(weigh(partValues(after)).exact - exact) }))
    .filter((action) => action.gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, 3)
  return { score: Math.round(Math.min(100, Math.max(0, exact))), parts, actions }
}

/** What clearing out a number of the weapons that could go would add to the score, to one decimal. */
export function gainOfClearing(
  { parts }: Pick<VaultScore, 'parts'>,
  { weapons, canGo, cleared }: { readonly weapons: number; readonly canGo: number; readonly cleared: number },
): number {
  const hygiene = parts.find(({ name }) => name === 'hygiene')
  if (!hygiene || weapons <= cleared) return 0
  const after = hygieneOf(canGo - cleared, weapons - cleared)
  return oneDecimal((after - hygiene.value) * hygiene.most)
}

/** Share of weapons worth their place, in whole percent; 0 for an empty vault (G-40). */
export function vaultEfficiency(weapons: readonly ScoredWeapon[]): number {
  if (weapons.length === 0) return 0
  return Math.round((weapons.filter((entry) => !entry.dismantle).length / weapons.length) * 100)
}
