import type { Migrations } from '../db/migrate.ts'
import type { App } from '../http/fastify-app.ts'

/**
 * What a feature's folder exports: one object that holds all the rest of the server needs to know of it. `Needs` is what
 * it uses of the base and of the features before it in the list, `Gives` what later ones may use.
 */
export interface Feature<Needs, Gives extends object> {
  readonly name: string
  /** By names that never change once released; `docs/add-a-feature.md` says how to choose one. */
  readonly migrations?: Migrations
  readonly create: (needs: Needs) => RunningFeature<Gives> | Promise<RunningFeature<Gives>>
}

/** A feature as long as the server runs. Only `services` is there in every one. */
export interface RunningFeature<Gives extends object = object> {
  /** For other features, by names that no other feature uses. */
  readonly services: Gives
  routes?(app: App): void | Promise<void>
  /** Begins work in the background, once every feature is created. */
  start?(): void | Promise<void>
  /** Ends it, in the reverse order of the list, before the database closes. */
  stop?(): void | Promise<void>
  /** Deletes what has become too old; called every hour. */
  purge?(): Promise<void>
  /** Lets go of what it holds about a player in memory; called on every node. */
  dropCopies?(membershipId: string): void | Promise<void>
  /** Deletes everything about a player from its tables; called on the one node that was asked to. */
  forget?(membershipId: string): Promise<void>
  /** Everything stored about a player, as it goes into their export: no secrets, not even their hashes. */
  exportOf?(membershipId: string): Promise<object>
}

/** Lets a feature's types be worked out from its `create`. */
export function defineFeature<Needs, Gives extends object>(
  feature: Feature<Needs, Gives>,
): Feature<Needs, Gives> {
  return feature
}
