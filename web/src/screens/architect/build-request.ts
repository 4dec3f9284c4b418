import type { RecommendBuildRequest, StoredBuild } from '@ai-vault/contract/advice/architect.ts'
import { ACTIVITIES, type ActivityFacts, activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { parseRequest } from '@ai-vault/game/builds/request/parse-request.ts'
import type { ArchitectSearch } from './architect-search.ts'

/** What the player has set on the screen. */
export interface Wish {
  readonly activity: ActivityFacts
  readonly text: string
  /** Understood parts that were taken out again. */
  readonly without: readonly string[]
  /** Instance ids of what was swapped in, the last one at the end. */
  readonly pinned: readonly string[]
  readonly subclass?: number | undefined
}

const USUAL_ACTIVITY = ACTIVITIES[0] as ActivityFacts

export const readWish = ({ text, without, activity }: Wish) =>
  parseRequest(text, { without, activity: activity.focus })

/** The one that the text names, or else the one that is chosen. */
export const activityOf = (wish: Wish): ActivityFacts =>
  activityByFocus(readWish(wish).constraints.activity ?? '') ?? wish.activity

/** What the address says, and back; after a reload, or under a link, the same build is made. */
export const wishOf = ({ activity, prompt, without, swaps, subclass }: ArchitectSearch): Wish => ({
  activity: ACTIVITIES.find(({ focus }) => focus === activity) ?? USUAL_ACTIVITY,
  text: prompt ?? '',
  without: without?.split(',') ?? [],
  pinned: swaps?.split('_') ?? [],
  subclass: subclass === undefined ? undefined : Number(subclass),
})

export const searchOf = ({ activity, text, without, pinned, subclass }: Wish): ArchitectSearch => ({
  activity: activity === USUAL_ACTIVITY ? undefined : activity.focus,
  prompt: text || undefined,
  without: without.join(',') || undefined,
  swaps: pinned.join('_') || undefined,
  subclass: subclass?.toString(),
})

/** Whether both ask for the same, whatever was put into the build of one of them later. */
export const isSameRequest = (one: Wish, other: Wish): boolean => requestKey(one) === requestKey(other)

function requestKey(wish: Wish): string {
  const without = wish.without.filter((id) => !id.startsWith('activity:')).sort()
  return JSON.stringify([activityOf(wish).focus, wish.text.trim(), without])
}

/** One activity counts: the one that was chosen last, in the text or beside it. */
export function withActivity(wish: Wish, focus: string): Wish {
  const named = readWish(wish).constraints.activity
  return {
    ...wish,
    activity: activityByFocus(focus) ?? wish.activity,
    without: named && named !== focus ? [...wish.without, `activity:${named}`] : wish.without,
  }
}

/** The same for any class; absent where the text asks for none. */
export function withoutClass(wish: Wish): Wish | undefined {
  const { classType } = readWish(wish).constraints
  return classType && { ...wish, without: [...wish.without, `class:${classType}`] }
}

/** Another text is read anew, but an activity that was ruled out beside it stays out. */
export function withText(wish: Wish, text: string): Wish {
  const named = parseRequest(text).understood.map(({ id }) => id)
  const without = wish.without.filter((id) => id.startsWith('activity:') && named.includes(id))
  return { ...wish, text, without }
}

/** The last swap comes last; what it and those before it put out of the build no longer counts. */
export const withSwap = (wish: Wish, { weapons, armor }: StoredBuild, instanceId: string): Wish => {
  const worn = [...Object.values(weapons), ...armor].map(({ instance_id }) => instance_id)
  return { ...wish, pinned: [...wish.pinned.filter((id) => worn.includes(id)), instanceId] }
}

/** F-289: what is asked where nothing is written. */
export const defaultPrompt = (activity: string): string => `Create a ${activity} build`

/** The specified body (F-290, F-293); what a player owns the server reads itself. */
export function requestOf({ activity, text, without, pinned, subclass }: Wish): RecommendBuildRequest {
  return {
    prompt: text.trim() || defaultPrompt(activity.name),
    constraints: {
      activity_focus: activity.focus,
      inventory: { source: 'session' },
      without: [...without],
      pinned: [...pinned],
      ...(subclass === undefined ? {} : { subclass }),
    },
  }
}
