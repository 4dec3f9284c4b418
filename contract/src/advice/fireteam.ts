import { CHANGES, NEEDS, TEAM_ROLES } from '@ai-vault/game/fireteam/need-names.ts'
import { CLASSES, DAMAGE_TYPES } from '@ai-vault/game/items.ts'
import { SUBCLASS_ELEMENTS } from '@ai-vault/game/kit.ts'
import * as z from 'zod/mini'
import { shownLanguage } from '../service/languages.ts'

export const MOST_MEMBERS = 12

/** The specified body (F-314); the activity is ours, and only sent where it is not the usual one. */
export const fireteamAnalysisRequestSchema = z.object({
  type: z.literal('fireteam_analysis'),
  /** Membership ids, or names with their #code. Blanks are dropped. */
  fireteam: z.array(z.string().check(z.trim(), z.maxLength(100))).check(z.maxLength(60)),
  activity_focus: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** The activity that the team comes from: whoever was in it is read as the character that they played there. */
  run: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
})

const texts = z.array(z.string())
const place = z.union([
  z.object({ in: z.literal('vault') }),
  z.object({ in: z.literal('character'), characterId: z.string(), equipped: z.boolean() }),
  z.object({ in: z.literal('postmaster'), characterId: z.string() }),
])

const memberSchema = z.object({
  /** As it was written. */
  entry: z.string(),
  /** Private: nothing of what is worn may be read. Failed: the platform did not answer for this one. */
  state: z.enum(['read', 'private', 'not-found', 'failed']),
  reason: z.optional(z.string()),
  membership_id: z.optional(z.string()),
  membership_type: z.optional(z.number()),
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  /** The one who asks. */
  you: z.boolean(),
  class_type: z.optional(z.enum(CLASSES)),
  power: z.optional(z.number()),
  /** Why this character: the one that was in the run asked for, or the one played last. */
  chosen_by: z.optional(z.enum(['run', 'played-last'])),
  subclass: z.optional(z.object({ name: z.string(), element: z.enum(SUBCLASS_ELEMENTS), super: z.string() })),
  equipped: z.array(
    z.object({
      name: z.string(),
      icon: z.string(),
      hash: z.number(),
      slot: z.enum(['kinetic', 'energy', 'power']),
      element: z.enum(DAMAGE_TYPES),
      exotic: z.boolean(),
    }),
  ),
  roles: z.array(z.enum(TEAM_ROLES)),
  /** Among the last runs of this character in the activity; absent where the history is hidden. */
  experience: z.optional(
    z.object({
      looked_at: z.number(),
      clears: z.number(),
      median_minutes: z.optional(z.number()),
      /** In PvP alone: there a match that was played to its end, a clear, may still be lost. */
      wins: z.optional(z.number()),
    }),
  ),
})
export type FireteamMember = z.infer<typeof memberSchema>

const needSchema = z.object({
  need: z.enum(NEEDS),
  /** How sure it is that the activity asks for it; what it never asks for is no row. */
  expected: z.enum(['likely', 'possible']),
  state: z.enum(['covered', 'one', 'missing', 'unknown']),
  /** Per member, in their order: what meets it; empty where nothing does, null where it is not known. */
  by: z.array(z.nullable(texts)),
})
export type FireteamNeed = z.infer<typeof needSchema>

/** Needs that then nobody would bring. */
const loses = z.optional(z.array(z.enum(NEEDS)))
const abilityFillingSchema = z.object({
  name: z.string(),
  subclass: z.string(),
  /** Where it takes another character of the player's. */
  class_type: z.optional(z.enum(CLASSES)),
  /** What the player has to change: nothing, an ability of the subclass they wear, the subclass, the character. */
  change: z.optional(z.enum(CHANGES)),
  /** The ability that it takes the place of. */
  replaces: z.optional(z.string()),
  loses,
})
export type AbilityFilling = z.infer<typeof abilityFillingSchema>

const fillingSchema = z.object({
  need: z.enum(NEEDS),
  state: z.enum(['one', 'missing', 'unknown']),
  item: z.optional(
    z.object({
      instance_id: z.string(),
      hash: z.number(),
      name: z.string(),
      icon: z.string(),
      place,
      exotic: z.boolean(),
      loses,
    }),
  ),
  by: z.optional(z.string()),
  ability: z.optional(abilityFillingSchema),
  /** Much better than either, at the price of a greater change. */
  better: z.optional(abilityFillingSchema),
  /** Which of item and ability to name first. */
  lead: z.optional(z.enum(['item', 'ability'])),
  /** The exotic that would have to come off. */
  instead: z.optional(z.string()),
  /** How many other weapons would do; the best of them by name. */
  others: z.number(),
  best_others: z.optional(
    z.array(z.object({ instance_id: z.string(), hash: z.number(), name: z.string(), icon: z.string() })),
  ),
})

export const fireteamAnalysisSchema = z.object({
  type: z.literal('fireteam_analysis'),
  activity: z.string(),
  activity_focus: z.string(),
  members: z.array(memberSchema),
  coverage: z.array(needSchema),
  /** What the player who asks could bring for what is missing or rests on one. */
  fillings: z.array(fillingSchema),
  /** Needs that nothing of the player's own meets. */
  unfilled: z.array(z.enum(NEEDS)),
  /** Needs that rest on the player who asks alone: a second would have to come from someone else. */
  only_you: z.optional(z.array(z.enum(NEEDS))),
  /** The player's own settings hide their vault or bags, so that fillings come from the rest alone. */
  own_withheld: z.optional(z.boolean()),
  analyzed_at: z.string(),
})
export type FireteamAnalysis = z.infer<typeof fireteamAnalysisSchema>

/** The code where the platform tells it: with it the name alone finds the player. */
const playerSchema = z.object({ player_id: z.string(), name: z.string(), code: z.optional(z.string()) })
export type FireteamPlayer = z.infer<typeof playerSchema>

export const currentFireteamSchema = z.object({
  /** Alone: the platform reports no fireteam, which is also so while offline. */
  state: z.enum(['together', 'alone']),
  members: z.array(playerSchema),
  /** The one who asks. */
  you: z.optional(playerSchema),
})

/** GET /api/fireteam/recent: whom the player played with lately, newest first, each fireteam once. */
export const recentFireteamsSchema = z.object({
  ...shownLanguage,
  fireteams: z.array(
    z.object({
      instance_id: z.string(),
      activity: z.string(),
      activity_focus: z.string(),
      /** When it began (ISO). */
      period: z.string(),
      duration_seconds: z.optional(z.number()),
      /** As the report of that activity names them. */
      members: z.array(
        z.extend(playerSchema, {
          class_type: z.optional(z.enum(CLASSES)),
          power: z.optional(z.number()),
          you: z.boolean(),
        }),
      ),
    }),
  ),
})
export type RecentFireteam = z.infer<typeof recentFireteamsSchema>['fireteams'][number]
