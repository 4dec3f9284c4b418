import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import type { NextStep } from '@ai-vault/contract/dashboard/next-steps.ts'
import { type StarterProgress, type StarterStep, starterPath } from '@ai-vault/game/scores/starter-path.ts'
import type { ActivityKind } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { THRESHOLDS } from '@ai-vault/game/scores/week/season.ts'
import { ACTIVITY_TABLE, DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import { armoryLink } from '../armory-link.ts'
import { beginsOnly, type DashboardInput, ownPower, scaledMaxPower } from '../dashboard-input.ts'
import { number } from '../words.ts'

interface Wording {
  readonly title: (power: string) => string
  readonly text: string
  readonly action: string
  /** Where it leads; of a kind of activity: to its row in the week, or else to what is worth playing. */
  readonly link: string | { readonly week: ActivityKind }
}

const WORDINGS: Readonly<Record<StarterStep, Wording>> = {
  story: {
    title: () => 'Play a story mission',
    text: 'The story opens places, abilities and most of the game’s menus; its missions start on the map of a place.',
    action: 'Look at the places',
    link: '/atlas?list=map',
  },
  'solo-ops': {
    title: () => 'Finish three operations in the Portal',
    text: 'They are short, can be played alone, and each pays gear of your level.',
    action: 'See this week’s',
    link: { week: 'operation' },
  },
  'legendary-set': {
    title: () => 'Equip legendary gear in every slot',
    text: 'Purple gear carries perks and mods that blue gear lacks.',
    action: 'See what you own',
    link: armoryLink({ filter: 'legendary' }),
  },
  'weapon-each-slot': {
    title: () => 'Find a good weapon for every slot',
    text: 'One with primary, one with special and one with heavy ammo is all a loadout takes.',
    action: 'See what you own',
    link: '/armory',
  },
  strikes: {
    title: () => 'Finish three strikes or battlegrounds',
    text: 'Others join by themselves, and the rewards raise your power.',
    action: 'See this week’s',
    link: { week: 'strike' },
  },
  'exotic-armor': {
    title: () => 'Wear one exotic armor piece',
    text: 'It changes what an ability does; most builds begin with one.',
    action: 'See your armor',
    link: armoryLink({ tab: 'armor' }),
  },
  'portal-power': {
    title: (power) => `Reach power ${power}`,
    text: 'From there on the Portal’s higher ranks open.',
    action: 'See what raises it',
    link: '/dashboard?open=missions',
  },
}

function pathOf(input: DashboardInput): readonly StarterProgress[] {
  const { guardian, assessment, facts } = input
  if (!beginsOnly(input)) return []
  const path = starterPath({
    scaledPower: scaledMaxPower(assessment) ?? 0,
    weapons: guardian.weapons,
    armor: guardian.armor,
    ratings: assessment.ratings,
    tallies: facts?.history?.tallies,
  })
  // The player reads power as the own game counts it.
  return path.map((each) =>
    each.step === 'portal-power'
      ? { ...each, done: assessment.maxPower ?? 0, of: ownPower(each.of, assessment) }
      : each,
  )
}

function addressOf(link: Wording['link'], { guardian, lookups }: DashboardInput): string {
  if (typeof link === 'string') return link
  const row = guardian.milestones.find(({ hash, name }) => name && lookups.milestoneKind(hash) === link.week)
  return row ? `/dashboard?task=${row.hash}` : '/dashboard?open=missions'
}

/** The mission that the player can launch next, as far as the platform names it and its place. */
function openMission({ guardian, manifest, lookups }: DashboardInput) {
  for (const hash of guardian.openStories ?? []) {
    const mission = manifest.named(ACTIVITY_TABLE, hash)?.name
    const place = manifest.named(DESTINATION_TABLE, lookups.destinationOf(hash) ?? 0)?.name
    if (!mission || !place) continue
    return {
      title: `Play the mission ${mission}`,
      text: `It is of the story, starts on the map of ${place}, and opens places and most of the game’s menus.`,
    }
  }
  return undefined
}

const portalPower = ({ assessment }: DashboardInput) =>
  number(ownPower(THRESHOLDS.portalMissionFrom, assessment))

/** The path with how far each step is; absent for everybody who has begun long ago. */
export function starterPathPart(input: DashboardInput): Extra<'starter_path'> | undefined {
  const path = pathOf(input)
  if (path.length === 0) return undefined
  return path.map(({ step, done, of }) => ({
    step,
    title: WORDINGS[step].title(portalPower(input)),
    text: WORDINGS[step].text,
    done,
    of,
  }))
}

/** What is left of the path, in its order. */
export function starterSteps(input: DashboardInput): readonly NextStep[] {
  return pathOf(input)
    .filter(({ done, of }) => done < of)
    .map(({ step, done, of }) => {
      const { title, text, action, link } = WORDINGS[step]
      const percent = Math.floor((done / of) * 100)
      const mission = step === 'story' ? openMission(input) : undefined
      return {
        kind: 'starter' as const,
        title: mission?.title ?? title(portalPower(input)),
        text: mission?.text ?? text,
        action,
        link: addressOf(link, input),
        ...(percent > 0 ? { percent } : {}),
        items: [],
      }
    })
}
