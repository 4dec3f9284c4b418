import {
  ANSWER_SOURCES,
  type Build,
  type BuildAbility,
  type BuildArmor,
  type BuildAvoid,
  type BuildCoverage,
  type BuildSubclass,
  type BuildWeapon,
  NOT_GIVEN_KINDS,
  THREATS,
} from '@ai-vault/game/builds/build.ts'
import {
  ARMOR_SLOTS,
  ARMOR_STATS,
  CLASSES,
  DAMAGE_TYPES,
  RARITIES,
  WEAPON_TYPES,
} from '@ai-vault/game/items.ts'
import { ABILITY_KINDS, SUBCLASS_ELEMENTS } from '@ai-vault/game/kit.ts'
import * as z from 'zod/mini'
import type { ShapeOf } from '../service/shape-of.ts'

/** The five activities of the select, in its order (F-288). */
export const BUILD_ACTIVITIES = ['Grandmaster Nightfall', 'Raid', 'PvP', 'Dungeon', 'General PvE'] as const
export type BuildActivity = (typeof BUILD_ACTIVITIES)[number]

export const LONGEST_PROMPT = 1_000
/** Three weapons and five armor pieces. */
export const MOST_PINNED = 8

const instanceId = z.string().check(z.regex(/^\d{1,20}$/, 'must be an item instance id'))

/** `inventory` is accepted as specified and not read: what a player owns comes from the session's own guardian (G-04, G-52). */
export const recommendBuildRequestSchema = z.object({
  prompt: z._default(z.string().check(z.trim(), z.maxLength(LONGEST_PROMPT)), ''),
  constraints: z.object({
    activity_focus: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    inventory: z.optional(z.unknown()),
    /** Ids of understood constraints that the player took out again. */
    without: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(40)), []),
    /** Weapons and armor that must be in it; of two for one place the last. */
    pinned: z._default(z.array(instanceId).check(z.maxLength(MOST_PINNED)), []),
    /** A subclass that must be it, by hash. */
    subclass: z.optional(z.int().check(z.nonnegative())),
  }),
})
export type RecommendBuildRequest = z.input<typeof recommendBuildRequestSchema>

const points = z.number()
const statLine = z.tuple([points, points, points, points, points, points])
const texts = z.array(z.string())
const claim = z.object({ text: z.string(), cites: texts })
const stat = z.enum(ARMOR_STATS)
const rarity = z.enum(RARITIES)
const tier = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const place = z.union([
  z.object({ in: z.literal('vault') }),
  z.object({ in: z.literal('character'), characterId: z.string(), equipped: z.boolean() }),
  z.object({ in: z.literal('postmaster'), characterId: z.string() }),
])

const abilityShape = {
  kind: z.enum(ABILITY_KINDS),
  hash: z.number(),
  name: z.string(),
  description: z.string(),
  icon: z.optional(z.string()),
} satisfies ShapeOf<BuildAbility>

const subclassSchema = z.object({
  name: z.string(),
  element: z.enum(SUBCLASS_ELEMENTS),
  super: z.string(),
  hash: z.number(),
  instance_id: z.string(),
  icon: z.string(),
  character_id: z.string(),
  abilities: z.array(z.object(abilityShape)),
  aspects: z.array(z.object({ ...abilityShape, slots: z.number() })),
  fragments: z.array(z.object({ ...abilityShape, stats: statLine })),
} satisfies ShapeOf<BuildSubclass>)

const weaponSlot = z.enum(['kinetic', 'energy', 'power'])

const weaponSchema = z.object({
  name: z.string(),
  type: z.string(),
  weapon_type: z.enum(WEAPON_TYPES),
  element: z.enum(DAMAGE_TYPES),
  slot: weaponSlot,
  ammo: z.enum(['primary', 'special', 'heavy']),
  rarity,
  hash: z.number(),
  instance_id: z.string(),
  icon: z.string(),
  tier: z.optional(tier),
  power: z.optional(z.number()),
  place,
  held_by: z.optional(z.enum(CLASSES)),
  pull_first: z.boolean(),
  champion: z.optional(z.enum(['barrier', 'overload', 'unstoppable'])),
  perks: z.array(z.object({ hash: z.number(), name: z.string(), swap: z.boolean() })),
  score: z.optional(z.number()),
  reason: z.string(),
} satisfies ShapeOf<BuildWeapon>)

const modShape = { hash: z.number(), name: z.string(), cost: z.number() }

const armorSchema = z.object({
  slot: z.enum(ARMOR_SLOTS),
  name: z.string(),
  hash: z.number(),
  instance_id: z.string(),
  icon: z.string(),
  rarity,
  tier: z.optional(tier),
  power: z.optional(z.number()),
  class_type: z.optional(z.enum(CLASSES)),
  place,
  held_by: z.optional(z.enum(CLASSES)),
  pull_first: z.boolean(),
  set: z.optional(z.string()),
  spirits: z.optional(texts),
  stats: statLine,
  stat_mod: z.optional(z.object({ ...modShape, stat, points: z.number() })),
  mods: z.array(z.object(modShape)),
  tuning: z.optional(
    z.union([
      z.object({ kind: z.literal('directional'), plus: stat, minus: stat }),
      z.object({ kind: z.literal('balanced') }),
    ]),
  ),
  artifice: z.optional(stat),
  energy: z.object({ used: z.number(), capacity: z.number() }),
} satisfies ShapeOf<BuildArmor>)

const coverageSchema = z.object({
  threat: z.enum(THREATS),
  kind: z.enum(['champion', 'shield']),
  expected: z.enum(['likely', 'possible', 'none']),
  answers: z.array(
    z.object({
      source: z.enum(ANSWER_SOURCES),
      by: z.string(),
      how: z.string(),
      strength: z.enum(['covers', 'helps']),
    }),
  ),
} satisfies ShapeOf<BuildCoverage>)

const avoidShape = {
  types: z.array(z.enum(WEAPON_TYPES)),
  elements: z.array(z.enum(DAMAGE_TYPES)),
  items: z.optional(z.array(z.object({ hash: z.number(), name: z.string() }))),
  exotics: z.optional(z.array(z.enum(['weapon', 'armor']))),
  subclasses: z.optional(
    z.array(z.object({ element: z.enum(SUBCLASS_ELEMENTS), classType: z.optional(z.enum(CLASSES)) })),
  ),
  classes: z.optional(z.array(z.enum(CLASSES))),
  except: z.optional(z.array(z.object({ hash: z.number(), name: z.string() }))),
} satisfies ShapeOf<BuildAvoid>

/** A whole build as plain JSON: what the screen shows, what a share stores. */
export const buildSchema = z.object({
  build_name: z.string(),
  activity: z.string(),
  activity_focus: z.string(),
  class_type: z.enum(CLASSES),
  confidence: z._default(z.number().check(z.gte(0), z.lte(1)), 0.8),
  confidence_reasons: z.array(z.object({ points: z.number(), reason: z.string() })),
  subclass: subclassSchema,
  weapons: z.object({ kinetic: weaponSchema, energy: weaponSchema, power: weaponSchema }),
  armor: z.array(armorSchema),
  stats: z.object({ total: statLine, fragments: statLine, targets: statLine }),
  artifact: z.optional(z.object({ level: z.number() })),
  coverage: z.array(coverageSchema),
  explanation: z.string(),
  strategy: z.array(claim),
  strengths: texts,
  weaknesses: texts,
  strength_cites: z.array(texts),
  weakness_cites: z.array(texts),
  personal_weaknesses: z.optional(texts),
  not_given: z.optional(z.array(z.object({ kind: z.enum(NOT_GIVEN_KINDS), reason: z.string() }))),
  detailed_breakdown: z.record(z.string(), z.number()),
  breakdown_notes: z.record(z.string(), z.string()),
  avoid: z.object(avoidShape),
  snapshot: z.string(),
} satisfies ShapeOf<Build>)
export type StoredBuild = z.infer<typeof buildSchema>

export const understoodSchema = z.object({
  /** Removing one and asking again leaves it out. */
  id: z.string(),
  kind: z.string(),
  value: z.string(),
})
export type Understood = z.infer<typeof understoodSchema>

const substituteSchema = z.object({
  /** What it stands in for. `owned: false`: it was asked for and is not in the vault. */
  instead_of: z.object({ name: z.string(), owned: z.boolean(), copy: z.optional(z.string()) }),
  slot: z.union([weaponSlot, z.literal('armor')]),
  name: z.string(),
  icon: z.string(),
  hash: z.number(),
  instance_id: z.string(),
  gains: texts,
  costs: texts,
  /** Neither better nor worse: what else is different once it is in. What is not told does not change. */
  changes: texts,
  /** What these words name besides what the build holds. */
  named: z.array(z.object({ hash: z.number(), name: z.string() })),
  /** It is in the build already, for want of what was asked for. */
  used: z.boolean(),
  /** Of exotic armor: what its own perk says. */
  perk: z.optional(z.string()),
  /** Where both have one name: what tells this copy from the other, which has its own `copy`. */
  copy: z.optional(z.string()),
})

const alternativeSchema = z.object({
  name: z.string(),
  subclass: z.string(),
  subclass_hash: z.number(),
  element: z.enum(SUBCLASS_ELEMENTS),
  class_type: z.enum(CLASSES),
  covered: z.number(),
  expected: z.number(),
  note: z.string(),
})

export const recommendBuildAnswerSchema = z.object({
  build: buildSchema,
  /** The sixteen rules, each with its result; a build that fails one is never answered. */
  proof: z.array(
    z.object({ rule: z.string(), state: z.enum(['pass', 'fail', 'unknown']), reason: z.string() }),
  ),
  understood: z.array(understoodSchema),
  /** Words of the request that set nothing. */
  not_used: texts,
  /** Where the request speaks against itself or asks for what cannot be, and how it was read; the first considerations too. */
  contradictions: texts,
  substitutes: z.array(substituteSchema),
  alternatives: z.array(alternativeSchema),
  /** To be pasted into Destiny Item Manager. */
  dim_loadout: z.looseObject({ name: z.string() }),
  items: z.number(),
  minted_at: z.string(),
  solved_in_ms: z.number(),
})
export type RecommendBuildAnswer = z.infer<typeof recommendBuildAnswerSchema>
