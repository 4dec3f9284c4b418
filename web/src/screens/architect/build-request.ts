import type { RecommendBuildRequest } from '@ai-vault/contract/advice/architect.ts'
import { ACTIVITIES, type ActivityFacts, activityByFocus } from '@ai-vault/game/builds/activities.ts'
import { parseRequest } from '@ai-vault/game/builds/request/parse-request.ts'

/** What the player has set on the screen. */
export interface Wish {
  readonly activity: ActivityFacts
  readonly text: string
  /** Understood parts that were taken out again. */
  readonly without: readonly string[]
  readonly pinned: readonly string[]
  readonly subclass?: number | undefined
}

export const USUAL_ACTIVITY = ACTIVITIES[0] as ActivityFacts

export const readWish = ({ text, without, activity }: Wish) =>
  parseRequest(text, { without, activity: activity.focus })

/** The one that the text names, or else the one that is chosen. */
export const activityOf = (wish: Wish): ActivityFacts =>
  activityByFocus(readWish(wish).constraints.activity ?? '') ?? wish.activity

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
