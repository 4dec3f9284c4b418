import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { planCleanup } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import { goingInWords, leftInWords } from '@ai-vault/game/cleanup/cleanup-words.ts'
import { capitalized } from '@ai-vault/game/in-words.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { unfiredGodRolls, weakestElement } from '@ai-vault/game/scores/vault/vault-insights.ts'
import { distinctionOf, withName } from '@ai-vault/game/weapons/copy-name.ts'
import { shownScore, TIER_ORDER } from '@ai-vault/game/weapons/rating/tiers.ts'
import { traitsOn } from '@ai-vault/game/weapons/traits-on.ts'
import { namesakesOf } from '@ai-vault/game/weapons/verdict/vault-copy.ts'
import { armoryLink, cleanUpLink } from './armory-link.ts'
import { weaponUsagePart } from './chart-parts.ts'
import type { DashboardInput } from './dashboard-input.ts'
import { cite, counted, number } from './words.ts'

type Insight = Extra<'insights'>[number]

const INSIGHTS_SHOWN = 4
const CITED = 3
const SHARE_WORTH_SAYING = 30

export function insightParts(input: DashboardInput): Extra<'insights'> {
  const ofWeapons = input.assessment.whole ? [elementGap, unfired, canGo] : []
  return [carriedBy, ...ofWeapons].flatMap((find) => find(input) ?? []).slice(0, INSIGHTS_SHOWN)
}

function elementGap({ guardian, assessment }: DashboardInput): Insight | undefined {
  const gap = weakestElement(guardian.weapons, assessment.ratings)
  if (!gap || guardian.weapons.length === 0) return undefined
  const [best] = gap.best
  const rating = best && assessment.ratings.get(best.instanceId)
  const top = best
    ? ` Your best is ${best.name}${rating?.godRollScore === undefined ? '' : `, rated ${number(shownScore(rating.godRollScore))}`}.`
    : ''
  return {
    kind: 'element-gap',
    source: 'live',
    // Told from the kinetic slot, which holds other elements too.
    title: `${capitalized(gap.element)} damage is your gap`,
    text: `${counted(gap.held, 'weapon')} with ${gap.element} damage, ${gap.excellent === 0 ? 'none' : gap.excellent} rated Excellent or better.${top}`,
    link: armoryLink({ q: `is:${gap.element}` }),
    items: gap.best.map(cite),
  }
}

function carriedBy(input: DashboardInput): Insight | undefined {
  const usage = weaponUsagePart(input)
  const [first, second] = usage?.weapons ?? []
  if (!usage || !first || !second) return undefined
  const percent = Math.round(((first.kills + second.kills) / usage.total_kills) * 100)
  if (percent < SHARE_WORTH_SAYING) return undefined
  const cited = [first, second].map(({ item_hash, item_instance_id, name, icon }) => ({
    item_hash,
    ...(item_instance_id ? { item_instance_id } : {}),
    name,
    ...(icon ? { icon } : {}),
  }))
  return {
    kind: 'carried-by',
    source: 'live',
    title: 'Two weapons carry you',
    text: `${first.name} and ${second.name} take ${percent} % of your weapon kills.`,
    items: cited,
  }
}

function unfired({ guardian, assessment }: DashboardInput): Insight | undefined {
  const rolls = unfiredGodRolls(guardian.weapons, assessment.ratings)
  const [best] = rolls
  if (!best) return undefined
  return {
    kind: 'unfired-god-rolls',
    source: 'live',
    title: rolls.length === 1 ? 'A god roll waits' : 'God rolls wait',
    text: `${counted(rolls.length, 'God-Tier roll')} ${rolls.length === 1 ? 'has' : 'have'} not a single kill on the tracker. Try ${best.name}.`,
    link: armoryLink({ q: 'is:godroll kills:=0' }),
    items: citeEach(rolls),
  }
}

function canGo({ guardian, assessment }: DashboardInput): Insight | undefined {
  const plan = planCleanup([...guardian.weapons, ...guardian.armor], assessment)
  const { going, open } = plan
  if (going.length === 0) return undefined
  const [first] = open
  const reason = lowerFirst(assessment.verdicts.get(first?.instanceId ?? '')?.reason ?? '')
  const next = first
    ? `${open.length < going.length ? 'Next' : 'First'} in line is ${first.name}${first.kind === 'weapon' ? shownAs(first, guardian.weapons) : ''}: ${reason}`
    : `${leftInWords(plan)}.`
  return {
    kind: 'can-go',
    source: 'live',
    title: 'Room to make',
    text: `${goingInWords(going, plan)}. ${next}`,
    link: cleanUpLink(),
    // What is cited opens in the armory's list of weapons.
    items: citeEach((open.length > 0 ? open : going).filter(({ kind }) => kind === 'weapon')),
  }
}

/** " with Outlaw and Kill Clip", as the copy's tile shows it. */
const shownAs = (weapon: Weapon, weapons: readonly Weapon[]) =>
  withName({ on: traitsOn(weapon), apart: distinctionOf(weapon, namesakesOf(weapon, weapons)) })

/** The first few, one of each name: two copies would read as one said twice. */
const citeEach = (items: readonly (Weapon | ArmorPiece)[]) =>
  items
    .filter(({ name }, at) => items.findIndex((other) => other.name === name) === at)
    .slice(0, CITED)
    .map(cite)

/** For the middle of a sentence. A tier keeps its capital, as every other screen writes it. */
const lowerFirst = (text: string) =>
  Object.keys(TIER_ORDER).some((tier) => text.startsWith(`${tier} `))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
