import type { Character, Guardian } from '@ai-vault/game/guardian.ts'
import { assessVault } from '@ai-vault/game/scores/vault/assess-vault.ts'
import { readPlayersTriumphs } from '../../src/atlas/read-triumphs.ts'
import type { DashboardInput } from '../../src/dashboard/parts/dashboard-input.ts'
import { makeGuardian } from './make-guardian.ts'

export function makeCharacter(changes: Partial<Character> = {}): Character {
  return {
    id: '2305843009',
    classType: 'hunter',
    power: 1860,
    minutesPlayed: 7_230,
    lastPlayed: '2026-07-31T20:00:00Z',
    stats: [100, 80, 60, 40, 20, 10],
    ...changes,
  }
}

/** A dashboard of a guardian about whom the platform has told nothing but the profile. */
export function makeInput(
  guardian: Partial<Guardian> = {},
  changes: Partial<DashboardInput> = {},
): DashboardInput {
  const whole = makeGuardian({ characters: [makeCharacter()], ...guardian })
  const triumphs = changes.lookups?.triumphs ?? { triumphs: new Map(), unlisted: new Set(), seals: [] }
  return {
    guardian: whole,
    assessment: assessVault(whole),
    triumphs: readPlayersTriumphs(whole, triumphs),
    facts: {},
    snapshots: [],
    manifest: { named: () => undefined, weapon: () => undefined },
    lookups: {
      portalTriumphs: new Set(),
      keplerTriumphs: new Set(),
      triumphs,
      isPortalMilestone: () => false,
      milestoneKind: () => undefined,
      destinationOf: () => undefined,
      seasonIsActive: () => false,
    },
    now: Date.parse('2026-11-15T07:00:00Z'),
    seenAt: Date.parse('2026-11-15T07:00:00Z'),
    ...changes,
  }
}
