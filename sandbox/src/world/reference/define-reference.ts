import type { Definitions } from '../definitions.ts'
import { defineSocketTypes } from '../shapes/sockets.ts'
import { defineBreakers, defineDamageTypes, defineGuardianKinds, defineTiers } from './guardians.ts'
import { defineItemCategories } from './item-categories.ts'
import { defineItemConstants } from './item-constants.ts'
import { defineBuckets, defineStats } from './stats-and-buckets.ts'

/** What every other definition points at. */
export const defineReference = (definitions: Definitions): void => {
  defineStats(definitions)
  defineBuckets(definitions)
  defineGuardianKinds(definitions)
  defineDamageTypes(definitions)
  defineTiers(definitions)
  defineBreakers(definitions)
  defineItemCategories(definitions)
  defineItemConstants(definitions)
  defineSocketTypes(definitions)
}
