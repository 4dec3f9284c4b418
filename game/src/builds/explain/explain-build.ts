import type { ArmorSolution } from '../../armor/problem.ts'
import { teamSupport } from '../../fireteam/team-support.ts'
import { inEnglish } from '../../in-english.ts'
import { capitalized, listInWords, withArticle } from '../../in-words.ts'
import { ARMOR_STATS } from '../../items.ts'
import type { Ability } from '../../kit.ts'
import { MIDDLING_DROP, TIER_ORDER, tierOf } from '../../weapons/rating/tiers.ts'
import type { Build, BuildClaim, BuildCoverage } from '../build.ts'
import { exoticFact } from '../exotics/exotic-facts.ts'
import { exoticUse, needsInWords } from '../exotics/exotic-use.ts'
import type { BuildPlan } from '../generate/plan-build.ts'
import { isRoaming } from '../request/supers.ts'
import { isCovered, openRows, WEAPON_SLOTS } from '../synergy/coverage.ts'
import { CLEARING, CONTROL, type Effect, effectsOf, SURVIVAL, TEAM_DAMAGE } from '../synergy/effects.ts'
import { kitNeeds } from '../synergy/kit-needs.ts'
import {
  type Beside,
  effectsBeside,
  isIdleBeside,
  missingInWords,
  textThrough,
} from '../synergy/part-needs.ts'
import { isUnratedRoll } from './judge-confidence.ts'
import { leadWeapon } from './lead-weapon.ts'
import { powerShortage, weakPieces } from './power-shortage.ts'

type Facts = Pick<
  Build,
  'activity' | 'class_type' | 'subclass' | 'weapons' | 'armor' | 'stats' | 'coverage' | 'not_given'
>
/** `personal`: of the player who asked, their copies or their request, and nobody else's business. */
type Weakness = BuildClaim & { readonly personal?: true }
type Explained = Pick<
  Build,
  | 'explanation'
  | 'strategy'
  | 'strengths'
  | 'weaknesses'
  | 'strength_cites'
  | 'weakness_cites'
  | 'personal_weaknesses'
  | 'detailed_breakdown'
  | 'breakdown_notes'
>

/** Sentences about a build; each names what it rests on, and none is made where nothing is there to rest on. */
export function explainBuild(plan: BuildPlan, facts: Facts, solution: ArmorSolution): Explained {
  const strengths = strengthsOf(plan, facts)
  const weaknesses = weaknessesOf(plan, facts, solution)
  const { values, notes } = breakdownOf(plan, facts)
  return {
    explanation: explanationOf(plan, facts),
    strategy: strategyOf(plan, facts),
    strengths: strengths.map(({ text }) => text),
    strength_cites: strengths.map(({ cites }) => cites),
    weaknesses: weaknesses.map(({ text }) => text),
    weakness_cites: weaknesses.map(({ cites }) => cites),
    personal_weaknesses: weaknesses.filter(({ personal }) => personal).map(({ text }) => text),
    detailed_breakdown: values,
    breakdown_notes: notes,
  }
}

const chosen = ({ kit }: BuildPlan): readonly Ability[] => [
  ...kit.abilities,
  ...kit.aspects,
  ...kit.fragments,
]

/** The kit and the elements of the weapons that it is played with. */
const playedWith = (plan: BuildPlan): Required<Beside> => ({
  others: chosen(plan),
  weapons: WEAPON_SLOTS.map((slot) => plan.arms.trio[slot].weapon.element),
})

/** What of the kit, and whether the exotic armor, brings one of these effects about: every sentence and count asks here. */
function bringing(
  plan: BuildPlan,
  facts: Facts,
  effects: readonly Effect[],
): readonly Pick<Ability, 'name'>[] {
  const beside = playedWith(plan)
  const brings = (found: readonly Effect[]) => found.some((each) => effects.includes(each))
  return [
    ...chosen(plan).filter((part) => brings(effectsBeside(part, beside))),
    ...exoticAtWork(plan, facts).filter((source) => brings(effectsOf(source))),
  ]
}

/** The exotic armor with what of it works in the build. */
function exoticAtWork(plan: BuildPlan, facts: Facts) {
  const worn = wornExotic(plan, facts)
  const does = worn && worn.use !== 'idle' ? textThrough(worn.does, playedWith(plan).weapons) : ''
  return worn && does ? [{ name: worn.piece.name, description: does }] : []
}

const names = (list: readonly { readonly name: string }[]) => [...new Set(list.map(({ name }) => name))]

function explanationOf(plan: BuildPlan, facts: Facts): string {
  const { subclass, weapons, activity } = facts
  const lead = leadWeapon(plan, weapons)
  const safe = names(bringing(plan, facts, SURVIVAL))[0]
  return [
    `${capitalized(withArticle(subclass.element))} ${plan.kit.subclass.classType} for ${activity}: ${subclass.super} over ${listInWords(subclass.aspects.map(({ name }) => name))}.`,
    `${lead.name} leads the weapons.`,
    ...(safe ? [`${safe} keeps you up.`] : []),
  ].join(' ')
}

function strategyOf(plan: BuildPlan, facts: Facts): readonly BuildClaim[] {
  const { weapons, coverage } = facts
  const steps: BuildClaim[] = []
  steps.push(weaponStep(plan, weapons))
  for (const row of coverage) {
    const answer = row.answers.find(({ strength }) => strength === 'covers')
    if (row.kind === 'champion' && row.expected === 'likely' && answer) {
      steps.push({
        text: `Against ${capitalized(row.threat)}: ${answer.by} (${answer.how}).`,
        cites: [answer.by],
      })
    }
  }
  const worn = wornExotic(plan, facts)
  if (worn?.fact && worn.use !== 'idle')
    steps.push({ text: `${worn.piece.name}: ${worn.fact.does}.`, cites: [worn.piece.name] })
  const superAbility = plan.kit.abilities.find(({ kind }) => kind === 'super')
  // The Super has one use, which its own step tells.
  const atHand = (effects: readonly Effect[]) =>
    names(bringing(plan, facts, effects)).filter((name) => name !== superAbility?.name)
  const safe = atHand(SURVIVAL).slice(0, 2)
  if (safe.length > 0) steps.push({ text: `When it gets close, lean on ${listInWords(safe)}.`, cites: safe })
  const [control] = atHand(CONTROL)
  if (control) steps.push({ text: `Hold groups with ${control} before you step in.`, cites: [control] })
  if (superAbility) {
    const isOneBlow = worn?.use === 'serves' && worn.fact?.oneBlow === true
    steps.push({ text: superUse(plan, superAbility, isOneBlow), cites: [superAbility.name] })
  }
  return steps
}

/** Every round opens with primary ammunition and keeps the heavy one; all three weapons have their place in it. */
function weaponStep(plan: BuildPlan, weapons: Facts['weapons']): BuildClaim {
  const { kinetic, energy, power } = weapons
  const opening =
    [leadWeapon(plan, weapons), kinetic, energy].find(({ ammo }) => ammo === 'primary') ?? kinetic
  const second = opening === kinetic ? energy : kinetic
  const use =
    second.ammo === 'primary'
      ? `change to ${second.name} where it fits better, and keep ${power.name} for what outlasts both`
      : `${second.name} is for what stands up to it, ${power.name} for what outlasts both`
  return { text: `Open with ${opening.name}; ${use}.`, cites: [opening.name, second.name, power.name] }
}

function superUse({ input: { activity } }: BuildPlan, ability: Ability, isOneBlow: boolean): string {
  const { name } = ability
  if (activity.mode === 'pvp') return `Spend ${name} as soon as it wins a fight.`
  if (isOneBlow) return `Save ${name} for the toughest foe.`
  if (effectsOf(ability).some((effect) => SURVIVAL.includes(effect)))
    return `Keep ${name} for the moment when the team would fall.`
  return activity.wants.boss >= 2 && !isRoaming(name)
    ? `Save ${name} for the boss.`
    : `Spend ${name} as soon as a crowd is worth it.`
}

/** The exotic armor in the build and what it is to it. */
function wornExotic({ input, kit, arms }: BuildPlan, { armor }: Facts) {
  const worn = armor.find(({ rarity }) => rarity === 'exotic')
  const piece = worn && input.guardian.armor.find(({ instanceId }) => instanceId === worn.instance_id)
  const weapons = WEAPON_SLOTS.map((slot) => arms.trio[slot].weapon)
  if (!piece) return undefined
  const fact = exoticFact(inEnglish(piece))
  const does = fact?.does ?? input.exoticPerk?.(piece.hash) ?? ''
  return { piece, use: exoticUse(piece, { kit, weapons }), fact, does }
}

const answered = (rows: readonly BuildCoverage[], kind: BuildCoverage['kind']) =>
  rows.filter((row) => row.kind === kind && row.expected !== 'none')

function strengthsOf(plan: BuildPlan, facts: Facts): readonly BuildClaim[] {
  const strengths: BuildClaim[] = []
  const champions = answered(facts.coverage, 'champion').filter(isCovered)
  if (champions.length > 0) {
    strengths.push({
      text: `${listInWords(champions.map(({ threat }) => capitalized(threat)))} ${champions.length > 1 ? 'are' : 'is'} answered.`,
      cites: champions.flatMap(
        ({ answers }) => answers.find(({ strength }) => strength === 'covers')?.by ?? [],
      ),
    })
  }
  const shields = answered(facts.coverage, 'shield').filter(isCovered)
  if (shields.length > 1) {
    strengths.push({
      text: `${shields.length} of 3 shield elements are matched by weapons.`,
      cites: shields.flatMap(({ answers }) => answers[0]?.by ?? []),
    })
  }
  const groups = [
    [SURVIVAL, 'Keeps itself alive'],
    [TEAM_DAMAGE, 'Makes the whole team hit harder'],
    [CLEARING, 'Spreads damage through groups'],
  ] as const
  for (const [effects, text] of groups) {
    const sources = names(bringing(plan, facts, effects))
    if (sources.length > 0)
      strengths.push({ text: `${text}: ${listInWords(sources.slice(0, 2))}.`, cites: sources.slice(0, 3) })
  }
  const rated = ratedIn(facts)
  const top = rated.filter(({ score }) => TIER_ORDER[tierOf(score)] >= TIER_ORDER.Excellent)
  if (top.length > 0) {
    const all = rated.length < 3 ? counted(rated.length, 'rated roll') : '3 rolls'
    strengths.push({
      text: `${top.length} of ${all} ${top.length === 1 ? 'is' : 'are'} Excellent or better.`,
      cites: top.map(({ name }) => name),
    })
  }
  return strengths
}

/** A search that was cut short says how much better it could have got; a little is not worth a word. */
const WORTH_A_WORD = 0.02

const mayBeBetter = (total: number, { complete, bestPossible = total }: ArmorSolution['proof']) =>
  !complete && bestPossible - total > WORTH_A_WORD * total

function weaknessesOf(
  plan: BuildPlan,
  facts: Facts,
  { builds, shortfall, proof }: ArmorSolution,
): readonly Weakness[] {
  const own = (claim: BuildClaim): Weakness => ({ ...claim, personal: true })
  const asked = (facts.not_given ?? []).filter(({ kind }) => kind !== 'threat' && kind !== 'stat')
  const shortage = powerShortage(plan.input, facts)
  const weaknesses: Weakness[] = [
    ...plan.input.constraints.contradictions.map((text) => ({ text, cites: ['the request'] })),
    ...(shortage ? [{ text: `${capitalized(shortage.reason)}.`, cites: ['power rules'] }] : []),
    ...weakPieces(plan.input, facts),
    ...asked.map(({ reason }) => ({ text: `${capitalized(reason)}.`, cites: ['the request'] })),
  ].map(own)
  const worn = wornExotic(plan, facts)
  if (worn?.use === 'idle') {
    weaknesses.push({
      text: `The perk of ${worn.piece.name} does nothing here: it needs ${needsInWords(worn.piece)}.`,
      cites: [worn.piece.name],
    })
  }
  weaknesses.push(...idleParts(plan))
  for (const row of openRows(facts.coverage)) {
    const helped = row.answers.length > 0 ? `, ${row.answers[0]?.by} only helps` : ''
    const what =
      row.kind === 'champion'
        ? `${capitalized(row.threat)} champions stay open`
        : `${capitalized(row.threat)} shields stay shut`
    weaknesses.push({
      text: `${row.expected === 'possible' ? `${what}, should there be any` : what}${helped}.`,
      cites: [row.kind === 'champion' ? 'champion rules' : 'shield rules'],
    })
  }
  if (builds.length === 0 && shortfall) {
    const missing = ARMOR_STATS.flatMap((stat, index) =>
      (shortfall.missing[index] ?? 0) > 0 ? [`${shortfall.missing[index]} ${stat}`] : [],
    )
    weaknesses.push(
      own({ text: `The armor falls short by ${listInWords(missing)}.`, cites: ['armor solver'] }),
    )
  } else if (mayBeBetter(builds[0]?.total ?? 0, proof)) {
    weaknesses.push(
      own({ text: 'A better set of armor may exist; the search was cut short.', cites: ['armor solver'] }),
    )
  }
  weaknesses.push(...starvedStats(plan, facts))
  const swaps = Object.values(facts.weapons).flatMap(({ name, perks }) =>
    perks.filter(({ swap }) => swap).map((perk) => `${perk.name} on ${name}`),
  )
  if (swaps.length > 0)
    weaknesses.push(own({ text: `Switch perks first: ${listInWords(swaps)}.`, cites: swaps }))
  const far = [...Object.values(facts.weapons), ...facts.armor].filter(({ pull_first }) => pull_first)
  if (far.length > 0) {
    weaknesses.push(
      own({ text: `Fetch from the postmaster first: ${listInWords(names(far))}.`, cites: names(far) }),
    )
  }
  const unrated = Object.values(facts.weapons).filter(isUnratedRoll)
  if (unrated.length > 0) {
    weaknesses.push({
      text: `The roll of ${listInWords(names(unrated))} cannot be rated.`,
      cites: names(unrated),
    })
  }
  if (bringing(plan, facts, SURVIVAL).length === 0) {
    weaknesses.push({ text: 'Nothing in the kit heals or shields you.', cites: [facts.subclass.name] })
  }
  return weaknesses
}

/** Aspects and fragments that are in for want of others. */
function idleParts(plan: BuildPlan): readonly BuildClaim[] {
  const beside = playedWith(plan)
  return [...plan.kit.aspects, ...plan.kit.fragments]
    .filter((part) => isIdleBeside(part, beside.others, beside.weapons))
    .map((part) => ({
      text: `${part.name} does nothing here: it needs ${missingInWords(part, beside)}.`,
      cites: [part.name],
    }))
}

/** So few points hardly shorten a cooldown. */
const LOW_STAT = 30

/** Where the kit rests on a stat that the armor leaves low. */
function starvedStats({ input, kit }: BuildPlan, { armor, stats }: Facts): readonly BuildClaim[] {
  const exotic = armor.find(({ rarity }) => rarity === 'exotic')
  const perk = exotic && input.exoticPerk?.(exotic.hash)
  const worn = exotic && perk !== undefined ? { name: exotic.name, perk } : undefined
  return [...kitNeeds(kit, worn, input.constraints.superName)].flatMap(([stat, sources]) => {
    const points = stats.total[ARMOR_STATS.indexOf(stat)] ?? 0
    if (points >= LOW_STAT) return []
    const verb = sources.length === 1 ? 'needs' : 'need'
    return [
      {
        text: `${capitalized(stat)} is only ${points}, and ${listInWords(sources.slice(0, 3))} ${verb} it.`,
        cites: [`${stat} stat`, ...sources],
      },
    ]
  })
}

type RatedWeapon = Facts['weapons']['kinetic'] & { readonly score: number }

const ratedIn = ({ weapons }: Facts): readonly RatedWeapon[] =>
  Object.values(weapons).filter((weapon): weapon is RatedWeapon => weapon.score !== undefined)

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const clamp = (value: number) => Math.max(0, Math.min(100, Math.round(value)))

/** Points out of 100; each from what can be counted in the build. Against guardians there are no crowds and no bosses. */
function breakdownOf(plan: BuildPlan, facts: Facts) {
  const count = (effects: readonly Effect[]) => bringing(plan, facts, effects).length
  const [weaponStat, health, classStat, superStat] = facts.stats.total
  const rated = ratedIn(facts)
  const average =
    rated.length > 0 ? rated.reduce((sum, { score }) => sum + score, 0) / rated.length : undefined
  const rolls = 10 * (average ?? MIDDLING_DROP)
  const rows = answered(facts.coverage, 'champion')
  const covered = rows.filter(isCovered).length
  const weapons = WEAPON_SLOTS.map((slot) => plan.arms.trio[slot].weapon)
  const support = teamSupport({ weapons, abilities: chosen(plan) }, exoticAtWork(plan, facts))
  const isPvp = plan.input.activity.mode === 'pvp'
  const values: Record<string, number> = {
    Survival: clamp(0.35 * health + 0.15 * classStat + 10 * count(SURVIVAL) + 5 * count(CONTROL)),
    ...(rows.length > 0 ? { Champions: clamp((100 * covered) / rows.length) } : {}),
    ...(isPvp
      ? { Duels: clamp(0.7 * rolls + 0.2 * weaponStat) }
      : {
          'Add clear': clamp(0.45 * rolls + 10 * count(CLEARING) + 0.1 * facts.stats.total[4]),
          'Boss damage': clamp(0.5 * rolls + 0.15 * weaponStat + 0.1 * superStat + 7 * count(TEAM_DAMAGE)),
        }),
    'Team support': support.points,
  }
  const notes: Record<string, string> = {
    Survival: `Health ${health}, ${counted(count(SURVIVAL), 'source')} of healing or cover`,
    ...(rows.length > 0 ? { Champions: `${covered} of ${rows.length} kinds answered` } : {}),
    ...(isPvp
      ? { Duels: `${rollsInWords(average, rated.length)}, Weapons ${weaponStat}` }
      : {
          'Add clear': `${rollsInWords(average, rated.length)}, ${counted(count(CLEARING), 'spreading effect')}`,
          'Boss damage': `Weapons ${weaponStat}, ${counted(count(TEAM_DAMAGE), 'effect')} that raise${count(TEAM_DAMAGE) === 1 ? 's' : ''} damage`,
        }),
    'Team support': supportInWords(support),
  }
  return { values, notes }
}

/** What only its bearer has of it is not counted. */
function supportInWords({ wholeTeam, atWill, seldom }: ReturnType<typeof teamSupport>): string {
  const parts = [
    ...(wholeTeam > 0 ? [`${wholeTeam} for the whole team`] : []),
    ...(atWill > 0 ? [`${atWill} at will`] : []),
    ...(seldom > 0 ? [`${seldom} now and then`] : []),
  ]
  return parts.length > 0 ? `Helps others: ${parts.join(', ')}` : 'Nothing in it helps others'
}

/** An exotic that drops with the same perks every time has no roll, and counts for nothing here. */
function rollsInWords(average: number | undefined, rated: number): string {
  if (average === undefined) return 'No roll is rated'
  if (rated === 1) return `The 1 rated roll ${average.toFixed(1)}`
  return `Rolls ${average.toFixed(1)} on average${rated < 3 ? ` of ${rated} rated rolls` : ''}`
}
