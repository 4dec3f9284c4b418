import {
  characterSchema,
  loadoutSchema,
  vaultSchema,
  withheldSchema,
} from '@ai-vault/contract/items/guardian.ts'
import type { ShapeOf } from '@ai-vault/contract/service/shape-of.ts'
import type {
  CollectibleProgress,
  Guardian,
  MilestoneProgress,
  TriumphProgress,
} from '@ai-vault/game/guardian.ts'
import { utcDay } from '@ai-vault/game/scores/score-history.ts'
import { z } from 'zod'
import { plainPart } from './part.ts'

/** Who it is, their characters and what surrounds the items. */
export type Account = Pick<
  Guardian,
  | 'membershipId'
  | 'membershipType'
  | 'displayName'
  | 'displayNameCode'
  | 'mintedAt'
  | 'characters'
  | 'currencies'
  | 'vault'
  | 'loadouts'
  | 'fireteam'
  | 'withheld'
  | 'ownerOnly'
  | 'unknownItems'
>

export const accountPart = plainPart<Account>(
  1,
  z.object({
    membershipId: z.string(),
    membershipType: z.number(),
    displayName: z.string(),
    displayNameCode: z.optional(z.string()),
    mintedAt: z.string(),
    characters: z.array(characterSchema),
    currencies: z.array(z.object({ hash: z.number(), name: z.string(), quantity: z.number() })),
    vault: z.optional(vaultSchema),
    loadouts: z.array(loadoutSchema),
    fireteam: z.array(z.object({ membershipId: z.string(), displayName: z.string() })),
    withheld: z.array(withheldSchema),
    ownerOnly: z.optional(z.array(withheldSchema)),
    unknownItems: z.number(),
  } satisfies ShapeOf<Account>),
  (guardian) => ({
    membershipId: guardian.membershipId,
    membershipType: guardian.membershipType,
    displayName: guardian.displayName,
    displayNameCode: guardian.displayNameCode,
    mintedAt: guardian.mintedAt,
    characters: guardian.characters,
    currencies: guardian.currencies,
    vault: guardian.vault,
    loadouts: guardian.loadouts,
    fireteam: guardian.fireteam,
    withheld: guardian.withheld,
    ownerOnly: guardian.ownerOnly,
    unknownItems: guardian.unknownItems,
  }),
  // The platform mints the same things anew all the time. What is made of them may say how long ago something was, in days.
  (account) => ({ ...account, mintedAt: utcDay(Date.parse(account.mintedAt)) }),
)

/** How far they are this week and this season. */
export type Progress = Pick<
  Guardian,
  'milestones' | 'openStories' | 'seasonRank' | 'artifactLevel' | 'guardianRank' | 'currentSeasonHash'
>

const milestoneSchema = z.object({
  hash: z.number(),
  characterId: z.string(),
  name: z.optional(z.string()),
  activityHashes: z.optional(z.array(z.number())),
  complete: z.boolean(),
  progress: z.number(),
  completionValue: z.number(),
  encounters: z.optional(z.boolean()),
} satisfies ShapeOf<MilestoneProgress>)

export const progressPart = plainPart<Progress>(
  1,
  z.object({
    milestones: z.array(milestoneSchema),
    openStories: z.optional(z.array(z.number())),
    seasonRank: z.optional(z.number()),
    artifactLevel: z.optional(z.number()),
    guardianRank: z.optional(z.number()),
    currentSeasonHash: z.optional(z.number()),
  } satisfies ShapeOf<Progress>),
  (guardian) => ({
    milestones: guardian.milestones,
    openStories: guardian.openStories,
    seasonRank: guardian.seasonRank,
    artifactLevel: guardian.artifactLevel,
    guardianRank: guardian.guardianRank,
    currentSeasonHash: guardian.currentSeasonHash,
  }),
)

/** What they ever did and found. */
export type Records = Pick<
  Guardian,
  'triumphs' | 'triumphScore' | 'collectibles' | 'foundEntries' | 'metrics'
>

const triumphSchema = z.object({
  hash: z.number(),
  platformState: z.number(),
  objectives: z.array(
    z.object({
      hash: z.number(),
      progress: z.number(),
      completionValue: z.number(),
      complete: z.boolean(),
    }),
  ),
  completedCount: z.optional(z.number()),
} satisfies ShapeOf<TriumphProgress>)

const collectibleSchema = z.object({
  hash: z.number(),
  platformState: z.number(),
  acquired: z.boolean(),
} satisfies ShapeOf<CollectibleProgress>)

export const recordsPart = plainPart<Records>(
  1,
  z.object({
    triumphs: z.array(triumphSchema),
    triumphScore: z.optional(z.object({ active: z.number(), lifetime: z.number() })),
    collectibles: z.array(collectibleSchema),
    foundEntries: z.optional(z.array(z.number())),
    metrics: z.record(z.string(), z.number()),
  } satisfies ShapeOf<Records>),
  (guardian) => ({
    triumphs: guardian.triumphs,
    triumphScore: guardian.triumphScore,
    collectibles: guardian.collectibles,
    foundEntries: guardian.foundEntries,
    metrics: guardian.metrics,
  }),
)
