import type { Run } from '@ai-vault/game/history/run.ts'

/** A run with all that it tells as fields of its own, for comparing; what it does not tell is absent. */
export function plainRun(run: Run): Run {
  const { instanceId, characterId, activityHash, directorActivityHash, startedAt, modes } = run
  const { completed, standing, kills, deaths, assists, score, durationSeconds, playedSeconds } = run
  const reported = { completed, standing, kills, deaths, assists, score, durationSeconds, playedSeconds }
  return {
    ...{ instanceId, characterId, activityHash, directorActivityHash, startedAt, modes },
    ...Object.fromEntries(Object.entries(reported).filter(([, value]) => value !== undefined)),
  }
}
