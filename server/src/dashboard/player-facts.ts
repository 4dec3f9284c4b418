import type { Guardian } from '@ai-vault/game/guardian.ts'
import { tallyRuns } from '@ai-vault/game/scores/effectiveness.ts'
import type { ActivityRun, Platform, WeaponUse } from '@ai-vault/platform/platform.ts'
import { patient } from '../async/patience.ts'
import { isKeyOf, keyOf } from '../guardians/copy-entries.ts'
import type { Owner } from '../guardians/guardian-store.ts'
import { createCachedReads, type Kept, type Reading } from './cached-reads.ts'
import type { PlayerFacts, PlayerFactsStore } from './player-facts-store.ts'

/** Enough to tell how the last weeks went; the platform answers up to 250 in one page. */
const RUNS_OF_A_CHARACTER = 100
const RECENT_RUNS = 10
/** More than the dashboard shows: the most used of a type or a rarity are among them. */
const WEAPONS_KEPT = 60

export type PlayerFactsSource = Pick<Platform, 'readStats' | 'readHistory' | 'readWeaponUse' | 'listAccounts'>

export interface PlayerFactsDeps {
  readonly platform: PlayerFactsSource
  readonly store: Pick<PlayerFactsStore, 'save' | 'load'>
  readonly now: () => number
  readonly patienceMs?: number
  readonly onSaveFailed?: (error: unknown) => void
}

export function createPlayerFacts({
  platform,
  store,
  now,
  patienceMs = patient(1_500),
  onSaveFailed,
}: PlayerFactsDeps) {
  const reads = createCachedReads<PlayerFacts>(now, patienceMs)

  async function read(
    owner: Owner,
    { characters }: Pick<Guardian, 'characters'>,
    accessToken: string,
    before: PlayerFacts | undefined,
  ): Promise<Reading<PlayerFacts>> {
    const ofEach = <T>(ask: (characterId: string) => Promise<readonly T[]>) =>
      Promise.all(characters.map(({ id }) => ask(id))).then((lists) => lists.flat())
    const parts = await Promise.allSettled([
      platform.readStats(owner, accessToken).then((stats) => ({ stats })),
      ofEach((characterId) => platform.readWeaponUse(owner, characterId, accessToken)).then(summarizeUse),
      ofEach((characterId) =>
        platform.readHistory(owner, { characterId, count: RUNS_OF_A_CHARACTER, accessToken }),
      ).then(summarizeRuns),
      characters.length > 0 ? {} : platform.listAccounts(accessToken).then((accounts) => ({ accounts })),
    ])
    const read = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
    if (read.length < parts.length && read.every((part) => Object.keys(part).length === 0)) {
      throw new Error('Nothing of the statistics could be read')
    }
    const value: PlayerFacts = Object.assign({}, before, ...read)
    await store.save(owner, value, now()).catch((error) => onSaveFailed?.(error))
    return { value, partial: read.length < parts.length }
  }

  return {
    /** Undefined: nothing was read yet, and it takes longer than anybody should wait. */
    of(
      owner: Owner,
      guardian: () => Promise<Pick<Guardian, 'characters'>>,
      accessToken: () => Promise<string>,
    ): Promise<Kept<PlayerFacts> | undefined> {
      return reads.get(
        keyOf(owner),
        async (before) => read(owner, await guardian(), await accessToken(), before),
        () => store.load(owner),
      )
    },
    drop: (membershipId: string) => reads.dropWhere(isKeyOf(membershipId)),
    settle: reads.settle,
  }
}

export type PlayerFactsReader = ReturnType<typeof createPlayerFacts>

/** One weapon used by several characters is one weapon. */
function summarizeUse(uses: readonly WeaponUse[]): Pick<PlayerFacts, 'weaponUse'> {
  const sums = new Map<number, WeaponUse>()
  for (const { hash, kills, precisionKills } of uses) {
    const sum = sums.get(hash)
    sums.set(hash, {
      hash,
      kills: kills + (sum?.kills ?? 0),
      precisionKills: precisionKills + (sum?.precisionKills ?? 0),
    })
  }
  const most = [...sums.values()].toSorted((one, other) => other.kills - one.kills)
  const totalKills = most.reduce((sum, { kills }) => sum + kills, 0)
  return { weaponUse: { totalKills, most: most.slice(0, WEAPONS_KEPT) } }
}

function summarizeRuns(runs: readonly ActivityRun[]): Pick<PlayerFacts, 'history'> {
  const recent = runs.toSorted((one, other) => other.period.localeCompare(one.period)).slice(0, RECENT_RUNS)
  return { history: { recent, tallies: tallyRuns(runs) } }
}
