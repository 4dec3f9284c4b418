import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { countAdvisedToGo } from '@ai-vault/game/cleanup/advised-to-go.ts'
import { capitalized } from '@ai-vault/game/in-words.ts'
import { DAMAGE_TYPES, type Weapon } from '@ai-vault/game/items.ts'
import { scoreBand } from '@ai-vault/game/scores/dashboard-rules.ts'
import {
  BEST_ROLLS,
  FULL_OF_CLUTTER,
  NICHE_COUNT,
  POWER_FROM,
  ROLLS_FROM,
  type ScoreAction,
  type ScorePart,
} from '@ai-vault/game/scores/vault/vault-score.ts'
import { searchItems } from '@ai-vault/game/search/search-items.ts'
import { shownScore } from '@ai-vault/game/weapons/rating/tiers.ts'
import { armoryLink, cleanUpLink } from './armory-link.ts'
import { beginsOnly, type DashboardInput, ownPower } from './dashboard-input.ts'
import { cite, counted, number } from './words.ts'

type ScoreTile = NonNullable<Extra<'tiles'>['score']>

const LABELS = {
  rolls: 'Best rolls',
  power: 'Power',
  coverage: 'Coverage',
  hygiene: 'Vault hygiene',
} as const

/** Absent where too little is known for a score. */
export function scoreTile({ guardian, assessment }: DashboardInput): ScoreTile | undefined {
  const { score, parts, actions } = assessment.score
  if (parts.length === 0) return undefined
  return {
    source: 'live',
    score,
    band: beginsOnly({ guardian, assessment }) ? 'starting out' : scoreBand(score),
    parts: parts.map((part) => ({
      name: part.name,
      label: LABELS[part.name],
      text: partText(part, guardian.weapons, assessment),
      weight: part.weight,
      value: part.value,
      points: shownScore(part.points),
    })),
    actions: actions.map((action) => describeAction(action, guardian.weapons, assessment)),
    in_reach: Math.round(actions.reduce((sum, { gain }) => sum + gain, 0)),
  }
}

function partText(
  { name, value }: ScorePart,
  weapons: readonly Weapon[],
  assessment: DashboardInput['assessment'],
): string {
  switch (name) {
    case 'rolls':
      return rollsText(assessment)
    case 'power': {
      const { maxPower = 0, powerCap } = assessment
      return `Your highest power is ${number(maxPower)} of ${number(powerCap)}; from ${number(ownPower(POWER_FROM, assessment))} on it counts.`
    }
    case 'coverage':
      return `${Math.round(value * NICHE_COUNT)} of ${NICHE_COUNT} slots, elements and champions are covered by an Excellent roll.`
    case 'hygiene':
      return `${number(countAdvisedToGo(weapons, assessment.verdicts))} of ${counted(weapons.length, 'weapon')} could go; at ${FULL_OF_CLUTTER * 100} % of them nothing is left of this part.`
  }
}

function rollsText({ ratings }: DashboardInput['assessment']): string {
  const best = [...ratings.values()]
    .flatMap(({ godRollScore }) => godRollScore ?? [])
    .toSorted((one, other) => other - one)
    .slice(0, BEST_ROLLS)
  const average = number(best.reduce((sum, score) => sum + score, 0) / best.length)
  const counts = `what is above ${ROLLS_FROM} counts.`
  return best.length < BEST_ROLLS
    ? `${best.length} of the ${BEST_ROLLS} rolls that count are there and rate ${average} of 10 on average; ${counts}`
    : `Your ${BEST_ROLLS} best rolls rate ${average} of 10 on average; ${counts}`
}

/** How the armory searches for what a niche asks; champions have no word there. */
const NICHE_SEARCHES: Readonly<Record<string, string>> = {
  'kinetic slot, primary ammo': 'is:kineticslot is:primary',
  'kinetic slot, special ammo': 'is:kineticslot is:special',
  'energy slot, primary ammo': 'is:energy is:primary',
  'energy slot, special ammo': 'is:energy is:special',
  'power slot': 'is:power',
  kinetic: 'is:kinetic',
  arc: 'is:arc',
  solar: 'is:solar',
  void: 'is:void',
  stasis: 'is:stasis',
  strand: 'is:strand',
}

/** One of the actions that raise the score, in words. */
export function describeAction(
  { kind, gain, subject, amount }: ScoreAction,
  weapons: readonly Weapon[],
  assessment: DashboardInput['assessment'],
): ScoreTile['actions'][number] {
  switch (kind) {
    case 'raise-power':
      return {
        kind,
        gain,
        text: `Raise your power to ${number(ownPower(amount ?? 0, assessment))} of ${number(assessment.powerCap)}.`,
        items: [],
      }
    case 'fill-niche': {
      const search = NICHE_SEARCHES[subject ?? '']
      const holdsAny = search !== undefined && searchItems(search, weapons, {}).items.length > 0
      const link = holdsAny ? { link: armoryLink({ q: search }) } : {}
      return { kind, gain, text: nicheText(subject ?? ''), ...link, items: [] }
    }
    case 'better-roll': {
      const beaten = weapons.find(({ instanceId }) => instanceId === subject)
      return beaten
        ? {
            kind,
            gain,
            text: `Get a roll that beats ${beaten.name}, the last of your ${BEST_ROLLS} best.`,
            link: armoryLink({ item: beaten.instanceId }),
            items: [cite(beaten)],
          }
        : {
            kind,
            gain,
            text: 'Get one more God-Tier roll.',
            ...(assessment.godRolls > 0 ? { link: armoryLink({ filter: 'god-tier' }) } : {}),
            items: [],
          }
    }
    case 'clean-up':
      return {
        kind,
        gain,
        text: cleanUpText(amount ?? 0, countAdvisedToGo(weapons, assessment.verdicts)),
        link: cleanUpLink(),
        items: [],
      }
  }
}

function cleanUpText(amount: number, all: number): string {
  return amount < all
    ? `Clear out ${number(amount)} of the ${counted(all, 'weapon')} that are not worth the place.`
    : `Clear out ${counted(amount, 'weapon')} that ${amount === 1 ? 'is' : 'are'} not worth the place.`
}

function nicheText(niche: string): string {
  if (DAMAGE_TYPES.some((element) => element === niche)) return `Find an Excellent ${niche} weapon.`
  return NICHE_SEARCHES[niche]
    ? `Find an Excellent roll for the ${niche}.`
    : `Find an Excellent weapon that stuns ${capitalized(niche)} champions by itself.`
}
