import type {
  DestinyObjectiveDefinition,
  DestinyPlugSetDefinition,
  DestinySandboxPerkDefinition,
  DestinySocketCategoryDefinition,
  DestinySocketTypeDefinition,
} from 'bungie-api-ts/destiny2'
import { type AccountView, type HeldItem, isArmor, isWeapon, nameOf, plugCategoryOf } from './account-view.ts'
import { must, NOT_IN_2021, type Rule, rule } from './rule.ts'

/** Columns that a copy rolls: only there does the platform tell what else the copy could show. */
const ROLLED = new Set([
  'barrels',
  'scopes',
  'tubes',
  'bowstrings',
  'blades',
  'hafts',
  'magazines',
  'magazines_gl',
  'batteries',
  'arrows',
  'guards',
  'frames',
  'origins',
])

const setOf = (view: AccountView, hash: number | undefined): readonly number[] =>
  (
    view.definition<DestinyPlugSetDefinition>('DestinyPlugSetDefinition', hash)?.reusablePlugItems ?? []
  ).flatMap(({ plugItemHash }) => plugItemHash ?? [])

const entriesOf = ({ definition }: HeldItem) => definition?.sockets?.socketEntries ?? []
const socketed = (view: AccountView) => view.items.filter(({ sockets }) => sockets.length > 0)
const plugged = function* (view: AccountView) {
  for (const held of socketed(view))
    for (const [index, socket] of held.sockets.entries())
      if (socket.plugHash) yield { held, index, socket, plug: socket.plugHash }
}

/** Sockets, what sits in them and what could: a client's socket factory reads these. */
export const SOCKET_RULES: readonly Rule[] = [
  rule('weapons and armor have sockets', function* (view) {
    for (const held of view.items.filter((held) => isWeapon(held) || isArmor(held)))
      yield must(held.sockets.length > 0, () => nameOf(held))
  }),
  rule(
    'an item has as many sockets as its definition',
    function* (view) {
      for (const held of socketed(view))
        if (held.definition?.sockets)
          yield must(
            held.sockets.length === entriesOf(held).length,
            () => `${nameOf(held)}: ${held.sockets.length} of ${entriesOf(held).length}`,
          )
    },
    'socket lists of 2021 are shorter than those of the definitions of 2026',
  ),
  rule('an empty socket is neither enabled nor shown', function* (view) {
    for (const held of socketed(view))
      for (const [index, { plugHash, isEnabled, isVisible }] of held.sockets.entries())
        if (!plugHash) yield must(!isEnabled && !isVisible, () => `${nameOf(held)}, socket ${index}`)
  }),
  rule('what is plugged in is a plug by its definition', function* (view) {
    for (const { held, index, plug } of plugged(view)) {
      const definition = view.item(plug)
      // Plugs of 2021 that the game has since turned into dummies are no plugs any more.
      if (!definition || (view.name === 'real' && !definition.plug)) continue
      yield must(definition.plug !== undefined, () => `${nameOf(held)}, socket ${index}: ${plug}`)
    }
  }),
  rule('plugs of the game are defined', function* (view) {
    if (view.name === 'real') {
      const all = [...plugged(view)]
      const known = all.filter(({ plug }) => view.item(plug))
      return yield must(known.length / all.length > 0.7, () => `${known.length} of ${all.length}`)
    }
    for (const { held, index, plug } of plugged(view))
      yield must(view.item(plug) !== undefined, () => `${nameOf(held)}, socket ${index}: ${plug}`)
  }),
  rule(
    'a socket takes the category of the plug that sits in it',
    function* (view) {
      for (const { held, index, plug } of plugged(view)) {
        const type = view.definition<DestinySocketTypeDefinition>(
          'DestinySocketTypeDefinition',
          entriesOf(held)[index]?.socketTypeHash,
        )
        const taken = (type?.plugWhitelist ?? []).map(({ categoryIdentifier }) => categoryIdentifier)
        yield must(
          taken.includes(plugCategoryOf(view, plug)),
          () => `${nameOf(held)}, socket ${index}: ${plugCategoryOf(view, plug)} is none of ${taken}`,
        )
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule(
    'what is plugged in comes from the socket’s set, its first plug or what the copy offers',
    function* (view) {
      for (const { held, index, plug } of plugged(view)) {
        const entry = entriesOf(held)[index]
        const choices = new Set([
          entry?.singleInitialItemHash,
          ...setOf(view, entry?.reusablePlugSetHash),
          ...setOf(view, entry?.randomizedPlugSetHash),
          ...(entry?.reusablePlugItems ?? []).map(({ plugItemHash }) => plugItemHash),
          ...(held.offered.get(index) ?? []).map(({ plugItemHash }) => plugItemHash),
        ])
        yield must(choices.has(plug), () => `${nameOf(held)}, socket ${index}: ${plug}`)
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule('what a rolled column shows is among what it offers', function* (view) {
    for (const { held, index, plug } of plugged(view)) {
      const offered = held.offered.get(index)
      if (!offered || !isWeapon(held) || !ROLLED.has(plugCategoryOf(view, plug))) continue
      yield must(
        offered.some(({ plugItemHash }) => plugItemHash === plug),
        () => `${nameOf(held)}, socket ${index}: ${plug}`,
      )
    }
  }),
  rule('offered plugs stand at sockets that exist, each once', function* (view) {
    for (const held of socketed(view))
      for (const [index, plugs] of held.offered)
        yield must(
          index < held.sockets.length &&
            new Set(plugs.map(({ plugItemHash }) => plugItemHash)).size === plugs.length,
          () => `${nameOf(held)}, socket ${index}`,
        )
  }),
  rule(
    'every socket of a definition has a type, and stands under that type’s category alone',
    function* (view) {
      const seen = new Set<number>()
      for (const { definition, item } of socketed(view)) {
        if (!definition?.sockets || seen.has(item.itemHash)) continue
        seen.add(item.itemHash)
        const { socketEntries = [], socketCategories = [] } = definition.sockets
        for (const [index, { socketTypeHash }] of socketEntries.entries()) {
          const type = view.definition<DestinySocketTypeDefinition>(
            'DestinySocketTypeDefinition',
            socketTypeHash,
          )
          const under = socketCategories.filter(({ socketIndexes }) => socketIndexes?.includes(index))
          const category = view.definition<DestinySocketCategoryDefinition>(
            'DestinySocketCategoryDefinition',
            type?.socketCategoryHash,
          )
          yield must(
            under.length === 1 &&
              under[0]?.socketCategoryHash === type?.socketCategoryHash &&
              (category?.categoryStyle ?? 0) > 0,
            () => `${item.itemHash}, socket ${index}`,
          )
        }
      }
    },
    NOT_IN_2021.trimmed,
  ),
  rule(
    'counters belong to a plug that is in the item or offered by it, and are that plug’s own',
    function* (view) {
      for (const held of view.items)
        for (const [plug, objectives] of held.plugObjectives) {
          const there =
            held.sockets.some(({ plugHash }) => plugHash === plug) ||
            [...held.offered.values()].flat().some(({ plugItemHash }) => plugItemHash === plug)
          const own = view.item(plug)?.objectives?.objectiveHashes ?? []
          yield must(
            there && objectives.map(({ objectiveHash }) => objectiveHash).join() === own.join(),
            () => `${nameOf(held)}: plug ${plug}`,
          )
        }
    },
    NOT_IN_2021.objectives,
  ),
  rule(
    'a counter is complete once it has reached what its definition asks',
    function* (view) {
      for (const held of view.items)
        for (const objective of [...held.objectives, ...[...held.plugObjectives.values()].flat()]) {
          const definition = view.definition<DestinyObjectiveDefinition>(
            'DestinyObjectiveDefinition',
            objective.objectiveHash,
          )
          yield must(
            definition?.completionValue === objective.completionValue &&
              objective.complete === (objective.progress ?? 0) >= objective.completionValue,
            () => `${nameOf(held)}: ${JSON.stringify(objective)}`,
          )
        }
    },
    NOT_IN_2021.objectives,
  ),
  rule(
    'active perks are those of the enabled plugs, each defined',
    function* (view) {
      for (const held of socketed(view)) {
        const expected = held.sockets
          .filter(({ isEnabled }) => isEnabled)
          .flatMap(({ plugHash }) => (view.item(plugHash)?.perks ?? []).map(({ perkHash }) => perkHash))
        const defined = held.perks.every((hash) =>
          view.definition<DestinySandboxPerkDefinition>('DestinySandboxPerkDefinition', hash),
        )
        yield must(defined && held.perks.join() === expected.join(), () => nameOf(held))
      }
    },
    NOT_IN_2021.perks,
  ),
  rule('the account’s and the characters’ plug sets hold plugs that are defined', function* (view) {
    const sets = [
      view.profile.profilePlugSets?.data,
      ...Object.values(view.profile.characterPlugSets?.data ?? {}),
    ]
    let known = 0
    let all = 0
    for (const [hash, plugs] of sets.flatMap((set) => Object.entries(set?.plugs ?? {}))) {
      if (view.has('DestinyPlugSetDefinition')) {
        const defined = new Set(setOf(view, Number(hash)))
        yield must(
          plugs.every(({ plugItemHash }) => defined.has(plugItemHash)),
          () => `set ${hash}`,
        )
      }
      all += plugs.length
      known += plugs.filter(({ plugItemHash }) => view.item(plugItemHash)).length
    }
    if (all > 0) yield must(known / all > 0.7, () => `${known} of ${all} plugs`)
  }),
]
