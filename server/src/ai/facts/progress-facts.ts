/** Tasks of the week, triumphs and collections, as the dashboard and the Atlas count them. */
import type { Thing } from '@ai-vault/contract/advice/query.ts'
import { ACTIVITY_KINDS } from '@ai-vault/game/scores/week/activity-kinds.ts'
import { type OpenTask, openBounties } from '@ai-vault/game/scores/week/open-tasks.ts'
import { nextWeeklyReset } from '@ai-vault/game/scores/week/weekly-matrix.ts'
import { fold } from '@ai-vault/game/search/fold.ts'
import { isTitleOpen, isTitleToEarn } from '@ai-vault/game/triumphs/titles.ts'
import { DESTINATION_TABLE } from '@ai-vault/platform/manifest/index/table-shapes.ts'
import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'
import type { Collected, Facts, OpenTriumph, Task } from '@ai-vault/sentinel/facts.ts'
import type { AtlasMap } from '../../atlas/atlas-map.ts'
import { collectiblesContent } from '../../atlas/collectibles-answer.ts'
import type { PointReader } from '../../atlas/points/point-reader.ts'
import {
  countPlayersTriumphs,
  listedAsOpen,
  type PlayersSeal,
  type PlayersTriumph,
  type PlayersTriumphs,
  percentOf,
  readPlayersTriumphs,
  secretNameOf,
} from '../../atlas/read-triumphs.ts'
import type { GameLookups } from '../../dashboard/game-lookups.ts'
import { timedMilestones } from '../../dashboard/parts/timed-milestones.ts'
import type { PlayerFacts } from '../../dashboard/player-facts-store.ts'
import { IN_ENGLISH } from '../../languages/languages.ts'
import { type Account, attempt, found, sourceOf, unread } from './account.ts'
import { gameWeapon } from './roll-facts.ts'

export interface ProgressFactsDeps {
  readonly manifest: Pick<Manifest, 'named' | 'weapon' | 'weapons' | 'exoticArmor'> &
    Parameters<typeof collectiblesContent>[2]
  readonly atlasMap: Pick<AtlasMap, 'read'>
  readonly placesAt: PointReader['placesAt']
  readonly gameLookups: () => GameLookups
  readonly playerFacts: () => Promise<PlayerFacts | undefined>
}

const MINUTE_MS = 60_000

export function progressFacts(
  account: Account,
  deps: ProgressFactsDeps,
): Pick<Facts, 'week' | 'triumphs' | 'leftAt' | 'collections'> {
  const { guardian, clock } = account
  return {
    week: () =>
      attempt('your open tasks', async () => {
        if (guardian.withheld.includes('progressions')) return unread('your open tasks', 'private')
        const lookups = deps.gameLookups()
        const timed = timedMilestones(guardian, { facts: await deps.playerFacts(), lookups, now: clock.now })
        const owner = (id: string) =>
          guardian.characters.find((each) => each.id === id)?.classType ?? 'character'
        const taskOf = ({ name, hash, characterId, progress, completionValue }: OpenTask): Task => {
          const kind = lookups.milestoneKind(hash)
          return {
            name,
            hash,
            class: owner(characterId),
            progress,
            of: completionValue,
            modes: kind ? ACTIVITY_KINDS[kind].modes : [],
          }
        }
        return found(
          {
            tasks: timed.map(({ task, minutes }) => ({ ...taskOf(task), minutes })),
            bounties: openBounties(guardian, clock.now).map((bounty) => ({
              ...taskOf(bounty),
              hash: undefined,
            })),
            minutesToReset: Math.floor((nextWeeklyReset(clock.now) - clock.now) / MINUTE_MS),
          },
          sourceOf(account, {
            kind: 'progress',
            label: 'Your open tasks',
            parts: ['characters', 'characterInventories', 'progressions'],
            href: '/dashboard',
          }),
        )
      }),

    triumphs: () =>
      attempt('your triumphs', async () => {
        if (guardian.withheld.includes('records')) return unread('your triumphs', 'private')
        const players = readPlayersTriumphs(guardian, (await deps.atlasMap.read()).definitions)
        const asOpen = (triumph: PlayersTriumph) => triumphOf(triumph, deps)
        const named = players.triumphs.filter(({ secret, definition }) => !secret && definition?.name)
        const open = listedAsOpen(players)
        const titles = players.seals.filter(({ earned, definition }) =>
          isTitleOpen({ earned, legacy: definition.legacy }),
        )
        const gildingOf = ({ earned, gilded, gilding }: PlayersSeal): OpenTriumph['gilding'] => {
          const triumph = players.triumphs.find(({ hash }) => hash === gilding?.triumph)
          return earned && !gilded && triumph && !triumph.legacy ? asOpen(triumph) : undefined
        }
        return found(
          {
            ...countPlayersTriumphs(players),
            score: guardian.triumphScore,
            open: open.map(asOpen),
            titles: titles.map(titleOf),
            find: ({ name, hash }: Thing) => {
              const wanted = plain(name)
              const triumph =
                named.find((each) => each.hash === hash) ??
                named.find(({ definition }) => plain(definition?.name ?? '') === wanted)
              const seal = players.seals.find(
                ({ definition }) =>
                  definition.recordHash === triumph?.hash ||
                  [definition.title, definition.name].some((each) => plain(each) === wanted),
              )
              const gilding = seal && gildingOf(seal)
              if (!triumph) return seal && { ...titleOf(seal), gilding }
              return { ...asOpen(triumph), gilding }
            },
          },
          sourceOf(account, { kind: 'records', label: 'Your triumphs', parts: ['records'], href: '/atlas' }),
        )
      }),

    leftAt: (place) =>
      attempt('what is left there', async () => {
        const { withheld } = guardian
        if (withheld.includes('records') || withheld.includes('collectibles'))
          return unread('what is left there', 'private')
        const { definitions } = await deps.atlasMap.read()
        const source = sourceOf(account, {
          kind: 'records',
          label: 'The Atlas',
          parts: ['records', 'collectibles'],
          href: '/atlas',
        })
        const destination =
          definitions.destinations.find(({ hash }) => hash === place.hash) ??
          definitions.destinations.find(({ name }) => placeKey(name) === placeKey(place.name))
        if (!destination) return found(undefined, source)
        const { hash, name } = destination
        const players = readPlayersTriumphs(guardian, definitions)
        const open = listedAsOpen(players).filter(
          ({ secret, definition }) => !secret && definition?.where?.destinationHash === hash,
        )
        const { collectibles } = collectiblesContent(guardian, definitions, deps.manifest, IN_ENGLISH)
        const missing = collectibles.filter(
          ({ acquired, obtainable, where }) =>
            !acquired && obtainable !== 'over' && where?.destination_hash === hash,
        )
        const places = await deps.placesAt(guardian.membershipId, hash)
        const been = placesBeen(players, guardian.foundEntries)
        const foundThere = places.filter(
          (place) => place.found ?? (typeof place.hash === 'number' && been.has(place.hash)),
        )
        return found(
          {
            places: { found: foundThere.length, of: places.length },
            name,
            hash,
            open: new Set(open.map((triumph) => triumph.hash)),
            missing: missing.length,
          },
          source,
        )
      }),

    collections: () =>
      attempt('your collections', async () => {
        if (guardian.withheld.includes('collectibles')) return unread('your collections', 'private')
        const { definitions } = await deps.atlasMap.read()
        const { collectibles } = collectiblesContent(guardian, definitions, deps.manifest, IN_ENGLISH)
        const pieces = new Map(deps.manifest.exoticArmor().map(({ name, slot }) => [name, slot]))
        const weapons = new Map(deps.manifest.weapons().map((weapon) => [weapon.name, gameWeapon(weapon)]))
        const rows = collectibles.flatMap(
          ({
            hash,
            definition,
            kind,
            rarity,
            acquired,
            class: owner,
            source,
            obtainable,
            where,
          }): Collected[] => {
            const { name } = definition
            if (!name || !rarity || (kind !== 'weapon' && kind !== 'armor')) return []
            const itemHash = definitions.collectibles.get(hash)?.itemHash ?? hash
            return [
              {
                name,
                hash: itemHash,
                kind,
                rarity,
                acquired,
                class: owner,
                source,
                obtainable: obtainable !== 'over',
                destination: where?.destination,
                weapon: kind === 'weapon' ? weapons.get(name) : undefined,
                armorSlot: pieces.get(name),
              },
            ]
          },
        )
        return found(
          rows,
          sourceOf(account, {
            kind: 'records',
            label: 'Your collections',
            parts: ['collectibles'],
            href: '/atlas?tab=collectibles',
          }),
        )
      }),
  }
}

/** What the platform knows a player has found: by its checklists, and zones by the objectives of triumphs. */
function placesBeen({ triumphs }: Pick<PlayersTriumphs, 'triumphs'>, checked: readonly number[] = []) {
  const zones = triumphs.flatMap(({ secret, definition, progress }) => {
    const done = new Set(progress.objectives.filter(({ complete }) => complete).map(({ hash }) => hash))
    const known = secret ? [] : (definition?.objectives ?? [])
    return known.flatMap(({ hash, where }) => (done.has(hash) ? (where?.zoneHash ?? []) : []))
  })
  return new Set([...checked, ...zones])
}

/** 'moon' is The Moon. */
const placeKey = (name: string) => plain(name).replace(/^the /, '')

const plain = (name: string) => fold(name).replaceAll(/[_\s]+/g, ' ')

/** With every objective that is open. */
function triumphOf(triumph: PlayersTriumph, { manifest }: Pick<ProgressFactsDeps, 'manifest'>): OpenTriumph {
  const { hash, definition, progress, complete, secret } = triumph
  if (secret) return secretOf(triumph)
  const destination = definition?.where?.destinationHash
  const texts = new Map(definition?.objectives.map((objective) => [objective.hash, objective.text]))
  return {
    hash,
    name: definition?.name ?? `Record ${hash}`,
    description: definition?.description ?? '',
    percent: percentOf(triumph),
    done: complete,
    destination: destination === undefined ? undefined : manifest.named(DESTINATION_TABLE, destination)?.name,
    objectives: progress.objectives
      .filter((objective) => !objective.complete)
      .map((objective) => ({
        name: texts.get(objective.hash) || undefined,
        progress: objective.progress,
        of: objective.completionValue,
      })),
  }
}

const secretOf = (triumph: PlayersTriumph): OpenTriumph => ({
  hash: triumph.hash,
  name: secretNameOf(triumph),
  description: triumph.definition?.secretText ?? '',
  percent: percentOf(triumph),
  done: triumph.complete,
  secret: true,
  objectives: [],
})

const titleOf = ({ definition, percent, done, total, earned, open }: PlayersSeal): OpenTriumph => ({
  hash: definition.recordHash,
  name: definition.title,
  description: definition.name,
  percent,
  done: earned,
  secret: !earned && done < total && !isTitleToEarn({ earned, open }),
  objectives: [{ name: 'triumphs', progress: done, of: total }],
})
