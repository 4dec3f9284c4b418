import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { type Mission, priorityMissions } from '@ai-vault/game/scores/dashboard-rules.ts'
import { nearestToGodTier } from '@ai-vault/game/scores/vault/vault-insights.ts'
import { type OpenTask, openBounties, uncountedBounties } from '@ai-vault/game/scores/week/open-tasks.ts'
import { THRESHOLDS } from '@ai-vault/game/scores/week/season.ts'
import { type DashboardInput, ownPower, scaledMaxPower } from './dashboard-input.ts'
import { timedMilestones } from './timed-milestones.ts'
import { cite, counted, number } from './words.ts'

type MissionPart = Extra<'missions'>[number]
type Wording = Omit<MissionPart, 'kind' | 'priority' | 'source'>

const TASKS_SHOWN = 5
const ITEMS_SHOWN = 3

/** Nothing without a character: power is what most of the rules ask for. */
export function missionParts(input: DashboardInput): Extra<'missions'> | undefined {
  const { maxPower } = input.assessment
  const scaled = scaledMaxPower(input.assessment)
  if (maxPower === undefined || scaled === undefined) return undefined
  return priorityMissions(scaled, input.assessment.godRolls)
    .filter(({ kind }) => kind !== 'meta' || input.assessment.whole)
    .map(({ kind, priority }) => ({ source: 'live', kind, priority, ...WORDINGS[kind](input, maxPower) }))
}

const WORDINGS: Readonly<Record<Mission['kind'], (input: DashboardInput, maxPower: number) => Wording>> = {
  pinnacle: (input, maxPower) => {
    const short = ownPower(THRESHOLDS.pinnacleMissionBelow, input.assessment) - maxPower
    const tasks = milestoneTasks(input)
    return {
      title: 'Earn pinnacle rewards',
      text: `${number(short)} more power and the hardest activities open.${tasks.length > 0 ? ' These weekly rewards are nearest.' : ''}`,
      tasks,
      items: [],
    }
  },
  portal: (input, maxPower) => ({
    title: 'Climb in the Portal',
    text: `At power ${number(maxPower)} the Portal's higher ranks and tiers are within reach.`,
    tasks: milestoneTasks(input, input.lookups.isPortalMilestone),
    items: [],
  }),
  bounty: (input) => {
    if (input.guardian.withheld.includes('characterInventories')) {
      return {
        title: 'Finish your bounties',
        text: 'Which of them you carry is private; those nearest to done pay first.',
        tasks: [],
        items: [],
      }
    }
    const open = openBounties(input.guardian, input.now)
    const untold = uncountedBounties(input.guardian, input.now)
    const amount = open.length + untold
    return {
      title: amount > 0 ? `Finish ${counted(amount, 'bounty', 'bounties')}` : 'Pick up bounties',
      text: bountyText(open[0], untold),
      tasks: open.slice(0, TASKS_SHOWN).map(taskPart),
      items: [],
    }
  },
  meta: ({ guardian, assessment }) => {
    const near = nearestToGodTier(guardian.weapons, assessment.ratings).slice(0, ITEMS_SHOWN)
    const missing = THRESHOLDS.metaMissionBelowGodRolls - assessment.godRolls
    return {
      title: 'Farm a meta roll',
      text: `${counted(assessment.godRolls, 'God-Tier roll')} so far, ${number(missing)} short of ${THRESHOLDS.metaMissionBelowGodRolls}.${near.length > 0 ? ' Of your own copies these came nearest.' : ''} Prophecy says which rolls are worth farming at your pace.`,
      // What to farm has one list; these are the copies at hand, which is another question.
      link: '/prophecy?part=farming',
      tasks: [],
      items: near.map(cite),
    }
  },
}

function bountyText(nearest: OpenTask | undefined, untold: number): string {
  if (nearest) return `The nearest is ${Math.floor(nearest.share * 100)} % done.`
  return untold > 0
    ? 'The platform does not tell how far they are; look them up in the game.'
    : 'You carry none that is still open. They cost little and pay in experience.'
}

function milestoneTasks(
  { guardian, facts, lookups, now }: DashboardInput,
  wanted?: (hash: number) => boolean,
): MissionPart['tasks'] {
  return timedMilestones(guardian, { facts, lookups, now })
    .filter(({ task }) => wanted?.(task.hash) ?? true)
    .slice(0, TASKS_SHOWN)
    .map(({ task, minutes }) => ({
      ...taskPart(task),
      ...(minutes === undefined ? {} : { minutes_left: minutes }),
    }))
}

const taskPart = ({ name, progress, completionValue, characterId }: OpenTask) => ({
  name,
  progress,
  completion_value: completionValue,
  character_id: characterId,
})
