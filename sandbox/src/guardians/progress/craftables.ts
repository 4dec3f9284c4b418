import type {
  DestinyCraftablesComponent,
  DestinyInventoryItemDefinition,
  DestinyPlugSetDefinition,
} from 'bungie-api-ts/destiny2'
import type { Wire } from '../../world/definitions.ts'
import { NODE } from '../../world/presentation/known-nodes.ts'
import { definition } from '../catalogue.ts'
import type { Moment } from '../guardian-state.ts'

type RecipeItem = Partial<DestinyInventoryItemDefinition>
const PATTERN_MISSING = 0

/** Every recipe: whether its pattern is complete, and what could be chosen for each socket. */
export const craftablesWire = ({ state, day }: Moment): Wire<DestinyCraftablesComponent> => {
  const { catalogue } = state
  const { world } = catalogue
  const complete = new Map(
    [...state.recordsOn(day).values()].map(({ record, complete: done }) => [record.weaponHash, done]),
  )
  const plugSet = (hash: number) =>
    definition<DestinyPlugSetDefinition>(world, 'DestinyPlugSetDefinition', hash)?.reusablePlugItems ?? []
  const socketsOf = ({ sockets }: RecipeItem) =>
    (sockets?.socketEntries ?? []).flatMap(({ reusablePlugSetHash: plugSetHash }) =>
      plugSetHash
        ? [
            {
              plugSetHash,
              plugs: plugSet(plugSetHash).map(({ plugItemHash }) => ({
                plugItemHash,
                failedRequirementIndexes: [],
              })),
            },
          ]
        : [],
    )
  const recipes = world.weapons
    .filter(({ craftable }) => craftable)
    .map(({ hash }) => {
      const recipeHash = catalogue.item(hash).inventory?.recipeItemHash ?? 0
      return [
        recipeHash,
        {
          visible: true,
          failedRequirementIndexes: complete.get(hash) ? [] : [PATTERN_MISSING],
          sockets: socketsOf(catalogue.item(recipeHash)),
        },
      ] as const
    })
  return { craftables: Object.fromEntries(recipes), craftingRootNodeHash: NODE['patterns-root'] }
}
