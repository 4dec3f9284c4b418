import * as z from 'zod/mini'

export const MOST_ALERT_RULES = 20
export const LONGEST_RULE_NAME = 60
export const LONGEST_RULE_QUERY = 300
const MINUTES_OF_DAY = 1_440

const minute = z.int().check(z.gte(0), z.lt(MINUTES_OF_DAY))

export const alertRuleSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(LONGEST_RULE_NAME)),
  query: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(LONGEST_RULE_QUERY)),
})

/** GET and PUT /api/alerts: what a player wants to be told of, and when not (F-336). */
export const alertSettingsSchema = z.object({
  rules: z.array(alertRuleSchema).check(z.maxLength(MOST_ALERT_RULES)),
  postmaster: z.boolean(),
  weekly: z.boolean(),
  quiet: z.optional(z.object({ from: minute, to: minute, zone: z.string().check(z.maxLength(60)) })),
})
export type AlertSettingsAnswer = z.infer<typeof alertSettingsSchema>
