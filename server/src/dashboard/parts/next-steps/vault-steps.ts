import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { planCleanup } from '@ai-vault/game/cleanup/cleanup-plan.ts'
import { countLocked, countPlaces } from '@ai-vault/game/cleanup/removal-impact.ts'
import type { ArmorPiece, Weapon } from '@ai-vault/game/items.ts'
import { unfiredGodRolls } from '@ai-vault/game/scores/vault/vault-insights.ts'
import { gainOfClearing } from '@ai-vault/game/scores/vault/vault-score.ts'
import { armoryLink, cleanUpDoneLink, cleanUpLink, needlessArmorLink } from '../armory-link.ts'
import type { DashboardInput } from '../dashboard-input.ts'
import { postmasterOf } from '../postmaster.ts'
import { describeAction } from '../score-tile.ts'
import { CLASS_NAMES, cite, counted, number } from '../words.ts'

const ITEMS_NAMED = 8
/** From here on the next few drops push something out. */
const POSTMASTER_WARNS_FROM = 15

const named = (items: readonly (Weapon | ArmorPiece)[]): Pick<NextStep, 'items' | 'items_total'> => ({
  items: items.slice(0, ITEMS_NAMED).map((item) => ({ ...cite(item), rarity: item.rarity })),
  items_total: items.length,
})

/** The fullest first. */
export function postmasterSteps({ guardian }: DashboardInput): readonly NextStep[] {
  return guardian.characters
    .map(({ id, classType }) => ({ classType, ...postmasterOf(id, guardian) }))
    .filter(({ postmaster_count: held = 0 }) => held >= POSTMASTER_WARNS_FROM)
    .toSorted((one, other) => (other.postmaster_count ?? 0) - (one.postmaster_count ?? 0))
    .map(({ classType, postmaster_count: held, postmaster_capacity: room }) => ({
      kind: 'postmaster' as const,
      title: `Empty the ${CLASS_NAMES[classType]}’s postmaster`,
      text: `It holds ${held} of ${room}; what comes on top pushes out the oldest.`,
      action: 'See what waits there',
      link: armoryLink({ q: 'is:inpostmaster' }),
      items: [],
    }))
}

/** What the player has marked to go and still owns: a mark alone frees no place. */
export function markedStep({ guardian, assessment }: DashboardInput): NextStep | undefined {
  const marked = [...guardian.weapons, ...guardian.armor].filter(
    ({ instanceId }) => assessment.marks.get(instanceId) === 'dismantle',
  )
  if (marked.length === 0) return undefined
  const { vault } = countPlaces(marked)
  const elsewhere = marked.length - vault
  const where = [
    ...(vault > 0 ? [elsewhere > 0 ? `${number(vault)} still in the vault` : 'still in the vault'] : []),
    ...(elsewhere > 0 ? [`${vault > 0 ? number(elsewhere) : 'still'} on your characters`] : []),
  ]
  return {
    kind: 'marked',
    title: `Dismantle the ${number(marked.length)} you marked`,
    text: `${number(marked.length)} marked, ${where.join(', ')}.`,
    action: 'Get the text for DIM',
    link: cleanUpDoneLink(),
    ...named(marked),
  }
}

export function cleanUpStep({ guardian, assessment }: DashboardInput): NextStep | undefined {
  if (!assessment.whole) return undefined
  const { going, open } = planCleanup(guardian.weapons, assessment)
  if (open.length === 0) return undefined
  const places = countPlaces(open).vault
  // The link leads to all that could go: what it has besides is named here, so that its count is no other one.
  const armor = planCleanup(guardian.armor, assessment).open.length
  const locked = countLocked(open)
  const ofLocked = locked > 0 ? ` You locked ${number(locked)} of them.` : ''
  const alongside = armor > 0 ? ` The clean-up has ${counted(armor, 'armor piece')} besides.` : ''
  const gain = gainOfClearing(assessment.score, {
    weapons: guardian.weapons.length,
    canGo: going.length,
    cleared: open.length,
  })
  const tidy = assessment.score.parts.find(({ name }) => name === 'hygiene')
  const counts =
    tidy && gain > 0 ? ` A tidy vault counts for ${number(Math.round(tidy.most))} of 100 in the score.` : ''
  return {
    kind: 'clean-up',
    title: `Clear out ${counted(open.length, 'weapon')}${locked > 0 ? '' : ' you will not miss'}`,
    text: `Something as good stays for ${open.length === 1 ? 'it' : 'each of them'}${places > 0 ? `, and ${counted(places, 'place')} in the vault ${places === 1 ? 'comes' : 'come'} free` : ''}.${ofLocked}${counts}${alongside}`,
    action: open.length === 1 ? 'Look at it' : `Review the ${number(open.length)}`,
    link: cleanUpLink(),
    ...(gain > 0 ? { gain } : {}),
    ...named(open),
  }
}

/** A kind of weapon that is missing, where the score would gain most by it. */
export function nicheStep({ guardian, assessment }: DashboardInput): NextStep | undefined {
  const action = assessment.score.actions.find(({ kind }) => kind === 'fill-niche')
  if (!action) return undefined
  const { text, link, gain } = describeAction(action, guardian.weapons, assessment)
  return {
    kind: 'niche',
    title: text.replace(/\.$/, ''),
    text: 'No roll of yours covers it yet.',
    action: link ? 'See what you have' : 'See what drops',
    link: link ?? '/prophecy?part=farming',
    gain,
    items: [],
  }
}

export function godRollStep({ guardian, assessment }: DashboardInput): NextStep | undefined {
  if (!assessment.whole) return undefined
  const rolls = unfiredGodRolls(guardian.weapons, assessment.ratings)
  const [best] = rolls
  return (
    best && {
      kind: 'god-roll',
      title: `Try ${best.name}`,
      text: 'It is rated God-Tier, and its tracker has not counted a kill.',
      action: 'Look at it',
      link: armoryLink({ item: best.instanceId }),
      ...named([best]),
    }
  )
}

export function armorStep({ guardian, assessment }: DashboardInput): NextStep | undefined {
  const idle = assessment.whole ? planCleanup(guardian.armor, assessment).open : []
  if (idle.length === 0) return undefined
  return {
    kind: 'armor',
    title: `Clear out ${counted(idle.length, 'armor piece')}`,
    text: 'Another piece that stays is at least as good in every build.',
    action: 'Show them',
    link: needlessArmorLink(),
    ...named(idle),
  }
}
