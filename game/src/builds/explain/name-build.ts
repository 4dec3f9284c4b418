import type { ActivityFacts } from '../activities.ts'
import type { Kit } from '../kit.ts'
import type { BuildConstraints } from '../request/constraints.ts'

const FIRST = {
  arc: 'Gathering',
  solar: 'Ember',
  void: 'Falling',
  stasis: 'Winter',
  strand: 'Thread',
  prismatic: 'Prism',
} as const

const SECOND = {
  survival: { titan: 'Bulwark', hunter: 'Dusk', warlock: 'Refuge' },
  support: { titan: 'Banner', hunter: 'Lantern', warlock: 'Choir' },
  boss: { titan: 'Verdict', hunter: 'Mark', warlock: 'Judgment' },
  clear: { titan: 'Avalanche', hunter: 'Wake', warlock: 'Tempest' },
  duel: { titan: 'Vanguard', hunter: 'Draw', warlock: 'Gaze' },
} as const

/** Two words: what it is made of and what it is for. The same for the same choice. */
export function nameBuild({ subclass }: Kit, activity: ActivityFacts, { role }: BuildConstraints): string {
  const purpose = role ?? leading(activity)
  return `${FIRST[subclass.element]} ${SECOND[purpose][subclass.classType]}`
}

function leading({ mode, wants }: ActivityFacts): keyof typeof SECOND {
  if (mode === 'pvp') return 'duel'
  if (wants.boss >= 3) return 'boss'
  return wants.clear >= 3 ? 'clear' : 'survival'
}
