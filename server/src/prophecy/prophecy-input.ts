import type { PlayMix } from '@ai-vault/game/history/play-mix.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import type { RatingContext } from '@ai-vault/game/weapons/context.ts'
import type { WeaponRating } from '@ai-vault/game/weapons/rating/rate.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Names } from '@ai-vault/platform/manifest/names.ts'
import type { OwnUse } from './prophecy-store.ts'

/** All that a prophecy is told from. */
export interface ProphecyInput {
  readonly weapons: readonly Weapon[]
  /** The one rating that every screen shows. */
  readonly ratings: ReadonlyMap<string, WeaponRating>
  /** Newest first. */
  readonly runs: readonly Run[]
  /** The player's own use, from reports. */
  readonly use: readonly OwnUse[]
  readonly mix: PlayMix
  readonly context: RatingContext
  readonly manifest: Pick<Manifest, 'weapon' | 'weapons' | 'named' | 'status'>
  readonly names: Names | undefined
  readonly now: number
}
