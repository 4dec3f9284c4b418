import type { Manifest } from '@ai-vault/platform/manifest/manifest.ts'

interface NamedActivity {
  readonly activityHash: number
  readonly directorActivityHash: number
}

/** The place and mission as the game calls it; where that has no name, the entry it was started from. */
export function activityName(
  { activityHash, directorActivityHash }: NamedActivity,
  manifest: Pick<Manifest, 'named'>,
): string {
  const nameOf = (hash: number) => manifest.named('DestinyActivityDefinition', hash)?.name
  return nameOf(activityHash) || nameOf(directorActivityHash) || 'Unknown activity'
}
