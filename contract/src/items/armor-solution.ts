/**
 * What the server's armor solver answers, field by field, for whoever calls it from outside. The web solves by itself and
 * needs none of it, so it stands apart from what the web loads.
 */
import type { ArmorBuild, ArmorSolution, FittedMod, Proof, Shortfall } from '@ai-vault/game/armor/problem.ts'
import { ARMOR_STATS } from '@ai-vault/game/items.ts'
import * as z from 'zod/mini'
import type { ShapeOf } from '../service/shape-of.ts'
import { statLineSchema, tuningSchema } from './items.ts'

const stat = z.enum(ARMOR_STATS)
/** Helmet, gauntlets, chest, legs, class item. */
const perSlot = <Value extends z.ZodMiniType>(value: Value) =>
  z.readonly(z.tuple([value, value, value, value, value]))
const list = <Value extends z.ZodMiniType>(value: Value) => z.readonly(z.array(value))
const statLine = z.readonly(statLineSchema)

const fittedMod = z.object({
  stat,
  size: z.enum(['major', 'minor']),
  points: z.number(),
  cost: z.number(),
} satisfies ShapeOf<FittedMod>)

const build = z.object({
  pieces: perSlot(z.string()),
  mods: perSlot(z.nullable(fittedMod)),
  tuning: perSlot(z.nullable(tuningSchema)),
  artifice: perSlot(z.nullable(stat)),
  stats: statLine,
  total: z.number(),
  modCost: z.number(),
  energyLeft: perSlot(z.number()),
  alternatives: perSlot(list(z.string())),
} satisfies ShapeOf<ArmorBuild>)

const shortfall = z.object({
  reason: z.enum(['targets', 'slots', 'sets', 'exotic']),
  nearest: z.optional(build),
  missing: statLine,
  missingTotal: z.number(),
  group: list(stat),
  groupNeeds: z.number(),
  groupReaches: z.number(),
} satisfies ShapeOf<Shortfall>)

const solution = z.object({
  builds: list(build),
  maxima: z.optional(list(z.nullable(z.number()))),
  shortfall: z.optional(shortfall),
  proof: z.object({
    nodes: z.number(),
    complete: z.boolean(),
    bestPossible: z.optional(z.number()),
  } satisfies ShapeOf<Proof>),
} satisfies ShapeOf<ArmorSolution>)

/** The specified output (5 pieces, mod cost, difficulty) of the best or nearest build, and the solver's whole answer. */
export const armorOptimizeAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({
    pieces: z.number(),
    mod_cost: z.number(),
    difficulty: z.string(),
    /** False where this is the nearest build to targets out of reach. */
    reaches_targets: z.boolean(),
    solution,
    solved_in_ms: z.number(),
  }),
})
