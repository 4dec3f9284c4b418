import type {
  DestinyCollectibleDefinition,
  DestinyMetricDefinition,
  DestinyObjectiveDefinition,
  DestinyPresentationNodeDefinition,
  DestinyRecordComponent,
  DestinyRecordDefinition,
} from 'bungie-api-ts/destiny2'
import { type AccountView, nameOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

const STATE = { redeemed: 1, notCompleted: 4, canEquipTitle: 64 }
const SCOPE = { profile: 0, character: 1 }
const NOT_ACQUIRED = 1
const PATTERN_TOAST = 8

const recordOf = (view: AccountView, hash: number) =>
  view.definition<DestinyRecordDefinition>('DestinyRecordDefinition', hash)
const nodeOf = (view: AccountView, hash: number | undefined) =>
  view.definition<DestinyPresentationNodeDefinition>('DestinyPresentationNodeDefinition', hash)

const recordsOf = function* (
  view: AccountView,
): Generator<readonly [hash: number, record: DestinyRecordComponent, scope: number]> {
  const { profileRecords, characterRecords } = view.profile
  for (const [hash, record] of Object.entries(profileRecords?.data?.records ?? {}))
    yield [Number(hash), record, SCOPE.profile]
  for (const { records } of Object.values(characterRecords?.data ?? {}))
    for (const [hash, record] of Object.entries(records)) yield [Number(hash), record, SCOPE.character]
}

const isAcquired = (view: AccountView, hash: number): boolean => {
  const { profileCollectibles, characterCollectibles } = view.profile
  const states = [
    profileCollectibles?.data?.collectibles[hash]?.state,
    ...Object.values(characterCollectibles?.data ?? {}).map(({ collectibles }) => collectibles[hash]?.state),
  ].filter((state) => state !== undefined)
  return states.some((state) => (state & NOT_ACQUIRED) === 0)
}

/** Triumphs, titles, collections and stat trackers. */
export const RECORD_RULES: readonly Rule[] = [
  rule(
    'a record is defined and stands where its scope says',
    function* (view) {
      for (const [hash, , scope] of recordsOf(view))
        yield must(recordOf(view, hash)?.scope === scope, () => `record ${hash}`)
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a record counts the objectives of its definition, in their order',
    function* (view) {
      for (const [hash, { objectives = [], intervalObjectives = [] }] of recordsOf(view)) {
        const definition = recordOf(view, hash)
        const intervals = (definition?.intervalInfo?.intervalObjectives ?? []).map(
          ({ intervalObjectiveHash }) => intervalObjectiveHash,
        )
        yield must(
          objectives.map(({ objectiveHash }) => objectiveHash).join() ===
            (definition?.objectiveHashes ?? []).join() &&
            intervalObjectives.map(({ objectiveHash }) => objectiveHash).join() === intervals.join(),
          () => `record ${hash}`,
        )
        for (const { objectiveHash, completionValue } of [...objectives, ...intervalObjectives])
          yield must(
            view.definition<DestinyObjectiveDefinition>('DestinyObjectiveDefinition', objectiveHash)
              ?.completionValue === completionValue,
            () => `objective ${objectiveHash} of ${hash}`,
          )
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a record is completed exactly if its objectives are, and claimed only then',
    function* (view) {
      for (const [hash, { state, objectives = [], intervalObjectives = [] }] of recordsOf(view)) {
        const counters = [...objectives, ...intervalObjectives]
        const done = counters.length > 0 && counters.every(({ complete }) => complete)
        yield must(
          ((state & STATE.notCompleted) === 0) === done && ((state & STATE.redeemed) === 0 || done),
          () => `record ${hash}: state ${state}, ${counters.map(({ complete }) => complete)}`,
        )
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'redeemed steps are among the steps there are',
    function* (view) {
      for (const [hash, { intervalsRedeemedCount = 0, intervalObjectives = [] }] of recordsOf(view))
        yield must(
          intervalsRedeemedCount <= intervalObjectives.filter(({ complete }) => complete).length,
          () => `record ${hash}`,
        )
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a title that can be worn is a claimed one with a name for both genders',
    function* (view) {
      for (const [hash, { state }] of recordsOf(view)) {
        if ((state & STATE.canEquipTitle) === 0) continue
        const names = Object.values(recordOf(view, hash)?.titleInfo?.titlesByGenderHash ?? {})
        yield must((state & STATE.redeemed) !== 0 && names.length === 2, () => `record ${hash}`)
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'the title that a character wears can be worn',
    function* (view) {
      if (!view.profile.profileRecords?.data) return
      for (const { characterId, titleRecordHash } of Object.values(view.profile.characters?.data ?? {})) {
        if (titleRecordHash === undefined) continue
        const record = view.profile.profileRecords?.data?.records[titleRecordHash]
        yield must(((record?.state ?? 0) & STATE.canEquipTitle) !== 0, () => characterId)
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a pattern’s record stands in a menu of patterns below the root of crafting',
    function* (view) {
      for (const [hash] of recordsOf(view)) {
        const definition = recordOf(view, hash)
        if (definition?.completionInfo?.toastStyle !== PATTERN_TOAST) continue
        const parents = (definition.parentNodeHashes ?? []).map((parent) => nodeOf(view, parent))
        yield must(
          parents.length > 0 &&
            parents.every((parent) => parent?.children?.records?.some((child) => child.recordHash === hash)),
          () => `record ${hash}`,
        )
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'what an item’s owner holds is acquired in the collections',
    function* (view) {
      if (!view.profile.profileCollectibles?.data) return
      for (const held of view.items) {
        const hash = held.definition?.collectibleHash
        if (hash !== undefined) yield must(isAcquired(view, hash), () => nameOf(held))
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a collectible is defined, names an item and stands where its scope says',
    function* (view) {
      const { profileCollectibles, characterCollectibles } = view.profile
      const places = [
        ...Object.keys(profileCollectibles?.data?.collectibles ?? {}).map(
          (hash) => [hash, SCOPE.profile] as const,
        ),
        ...Object.values(characterCollectibles?.data ?? {}).flatMap(({ collectibles }) =>
          Object.keys(collectibles).map((hash) => [hash, SCOPE.character] as const),
        ),
      ]
      for (const [hash, scope] of places) {
        const definition = view.definition<DestinyCollectibleDefinition>(
          'DestinyCollectibleDefinition',
          Number(hash),
        )
        yield must(
          definition?.scope === scope && view.item(definition?.itemHash) !== undefined,
          () => `collectible ${hash}`,
        )
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a menu is defined, its children name it as their parent, and it counts no more than there is',
    function* (view) {
      for (const [hash, { progressValue, completionValue }] of Object.entries(
        view.profile.profilePresentationNodes?.data?.nodes ?? {},
      )) {
        const definition = nodeOf(view, Number(hash))
        const children = definition?.children?.presentationNodes ?? []
        yield must(
          definition !== undefined &&
            progressValue <= completionValue &&
            children.every(({ presentationNodeHash }) => nodeOf(view, presentationNodeHash) !== undefined),
          () => `node ${hash}`,
        )
      }
    },
    NOT_IN_2021.records,
  ),
  rule(
    'the roots that the answer names are menus',
    function* (view) {
      const { profileRecords, profileCollectibles, metrics } = view.profile
      for (const root of [
        profileRecords?.data?.recordCategoriesRootNodeHash,
        profileRecords?.data?.recordSealsRootNodeHash,
        profileCollectibles?.data?.collectionCategoriesRootNodeHash,
        profileCollectibles?.data?.collectionBadgesRootNodeHash,
        metrics?.data?.metricsRootNodeHash,
      ])
        if (root !== undefined) yield must(nodeOf(view, root) !== undefined, () => `root ${root}`)
    },
    NOT_IN_2021.records,
  ),
  rule(
    'a stat tracker counts the objective of its definition',
    function* (view) {
      for (const [hash, { objectiveProgress }] of Object.entries(view.profile.metrics?.data?.metrics ?? {}))
        yield must(
          view.definition<DestinyMetricDefinition>('DestinyMetricDefinition', Number(hash))
            ?.trackingObjectiveHash === objectiveProgress.objectiveHash,
          () => `metric ${hash}`,
        )
    },
    NOT_IN_2021.records,
  ),
]
