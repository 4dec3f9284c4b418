import type { FireteamMember } from '@ai-vault/contract/advice/fireteam.ts'
import type { ActivityFacts } from '@ai-vault/game/builds/activities.ts'
import { rolesOf } from '@ai-vault/game/fireteam/role-of.ts'
import type { TeamMember } from '@ai-vault/game/fireteam/team-coverage.ts'
import type { Character, Guardian } from '@ai-vault/game/guardian.ts'
import type { Run } from '@ai-vault/game/history/run.ts'
import { medianMinutes } from '@ai-vault/game/history/source-runs.ts'
import type { Weapon } from '@ai-vault/game/items.ts'
import { wasWon } from '@ai-vault/game/scores/week/run-result.ts'
import type { Account } from '@ai-vault/platform/account/account.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { ActivityReport, Platform } from '@ai-vault/platform/platform.ts'
import { runOf } from '../archives/collector.ts'
import { playedAs } from './recent-fireteams.ts'

export interface ReadMember {
  readonly shown: FireteamMember
  readonly team: TeamMember
  /** Whom they are at the table with, where that can be read. */
  readonly characterId?: string
  /** Only where the platform itself is the reason. */
  readonly outage?: PlatformError
}

type Source = Pick<Platform, 'findPlayer' | 'findAccount' | 'readGuardian' | 'readHistory' | 'manifest'>

/** As whom each player of an activity was there, by membership id. */
export type CharactersInRun = ReadonlyMap<string, ActivityReport['entries'][number]>

const RUNS_LOOKED_AT = 100

export async function readMember(
  platform: Source,
  entry: string,
  ownId: string,
  activity: ActivityFacts,
  inRun: CharactersInRun = new Map(),
): Promise<ReadMember> {
  const unreadable = (state: 'not-found' | 'failed', reason: string, outage?: PlatformError): ReadMember => ({
    shown: { entry, state, reason, you: false, equipped: [], roles: [] },
    team: state === 'not-found' ? { absent: true } : {},
    ...(outage ? { outage } : {}),
  })
  try {
    const account = await resolve(platform, entry)
    if (account === 'unreadable')
      return unreadable('not-found', 'This is neither a membership id nor a name with its #code.')
    if (!account) return unreadable('not-found', 'No player was found for this.')
    return await readAccount(platform, entry, account, ownId, activity, inRun)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    if (error.code === 'not-found' || error.code === 'no-account')
      return unreadable('not-found', 'No player was found for this.')
    return unreadable('failed', 'The platform did not answer for this player.', error)
  }
}

/** Whom a player plays with is whom they played last. */
export const lastPlayed = <One extends Pick<Character, 'lastPlayed'>>(characters: readonly One[]) =>
  characters.toSorted((one, other) => (one.lastPlayed < other.lastPlayed ? 1 : -1))[0]

async function resolve(platform: Source, entry: string): Promise<Account | 'unreadable' | undefined> {
  if (/^\d{5,20}$/.test(entry)) return platform.findAccount(entry)
  const [, name, code] = /^(.{1,80})#(\d{1,4})$/.exec(entry) ?? []
  if (!name || !code) return 'unreadable'
  const found = await platform.findPlayer(name.trim(), Number(code))
  return found[0]
}

async function readAccount(
  platform: Source,
  entry: string,
  account: Account,
  ownId: string,
  activity: ActivityFacts,
  inRun: CharactersInRun,
): Promise<ReadMember> {
  const there = inRun.get(account.membershipId)
  const guardian = await platform.readGuardian(account, { only: 'worn' }).catch((error: unknown) => {
    if (error instanceof PlatformError && error.code === 'private') return undefined
    throw error
  })
  if (!guardian)
    return {
      shown: {
        ...nameOf(entry, account, ownId),
        ...(there ? { ...playedAs(there), chosen_by: 'run' as const } : {}),
        state: 'private',
        equipped: [],
        roles: [],
      },
      team: {},
    }
  const ofRun = guardian.characters.find(({ id }) => id === there?.characterId)
  const character = ofRun ?? lastPlayed(guardian.characters)
  const chosen_by = ofRun ? ('run' as const) : ('played-last' as const)
  const named = nameOf(entry, account, ownId)
  const experience = character && (await readExperience(platform, account, character.id, activity))
  const hidden = guardian.withheld.some(
    (part) => part === 'equipment' || part === 'characters' || part === 'itemDetails',
  )
  // Without a character there is nothing to bring, which is known: neither hidden nor an open question.
  if (!character && !hidden) {
    return {
      shown: { ...named, state: 'read', reason: 'No character yet.', equipped: [], roles: [] },
      team: { gear: { weapons: [], abilities: [] } },
    }
  }
  if (!character || hidden) {
    const facts = character ? { class_type: character.classType, power: character.power, chosen_by } : {}
    return {
      shown: {
        ...named,
        ...facts,
        state: 'private',
        equipped: [],
        roles: [],
        ...(experience ? { experience } : {}),
      },
      team: {},
    }
  }
  const { weapons, subclass, abilities } = wornBy(guardian, character.id, platform)
  return {
    shown: {
      ...named,
      state: 'read',
      class_type: character.classType,
      power: character.power,
      chosen_by,
      ...(subclass
        ? {
            subclass: {
              name: subclass.name,
              element: subclass.element,
              super: abilities.find(({ kind }) => kind === 'super')?.name ?? '',
            },
          }
        : {}),
      equipped: weapons.map(showWeapon),
      roles: [...rolesOf({ weapons, abilities }, activity)],
      ...(experience ? { experience } : {}),
    },
    team: { gear: { weapons, abilities } },
    characterId: character.id,
  }
}

const nameOf = (entry: string, account: Account, ownId: string) => ({
  entry,
  membership_id: account.membershipId,
  membership_type: account.membershipType,
  name: account.displayName,
  ...(account.displayNameCode ? { code: account.displayNameCode } : {}),
  you: account.membershipId === ownId,
})

function wornBy(guardian: Guardian, characterId: string, { manifest }: Source) {
  const isWorn = ({ place }: Weapon) =>
    place.in === 'character' && place.equipped && place.characterId === characterId
  const subclass = guardian.subclasses.find((each) => each.characterId === characterId && each.equipped)
  const order = ['kinetic', 'energy', 'power']
  return {
    weapons: guardian.weapons
      .filter(isWorn)
      .toSorted((one, other) => order.indexOf(one.slot) - order.indexOf(other.slot)),
    subclass,
    abilities: (subclass?.chosen ?? []).flatMap((hash) => manifest.ability(hash) ?? []),
  }
}

const showWeapon = ({ name, icon, hash, slot, element, rarity }: Weapon) => ({
  name,
  icon,
  hash,
  slot,
  element,
  exotic: rarity === 'exotic',
})

/** A hidden history is no experience and no failure: it is absent. */
async function readExperience(
  platform: Source,
  account: Account,
  characterId: string,
  activity: ActivityFacts,
) {
  try {
    const history = await platform.readHistory(account, {
      characterId,
      count: RUNS_LOOKED_AT,
      mode: activity.historyMode,
    })
    return countRuns(history.map(runOf), activity)
  } catch (error) {
    if (error instanceof PlatformError) return undefined
    throw error
  }
}

/** A match is won or lost, and its length says nothing of the player. */
function countRuns(runs: readonly Run[], { mode }: ActivityFacts) {
  const clears = runs.filter(({ completed }) => completed)
  if (mode === 'pvp') {
    const ends = runs.flatMap(({ standing, modes }) => wasWon(standing, modes) ?? [])
    return { looked_at: ends.length, clears: clears.length, wins: ends.filter(Boolean).length }
  }
  const minutes = medianMinutes(clears)
  return {
    looked_at: runs.length,
    clears: clears.length,
    ...(minutes === undefined ? {} : { median_minutes: minutes }),
  }
}
