import type { Extra } from '@ai-vault/contract/dashboard/extras.ts'
import { armorProgress, type Progress, triumphProgress } from '@ai-vault/game/scores/edge-of-fate.ts'
import { progressPercent } from '@ai-vault/game/triumphs/progress-share.ts'
import type { DashboardInput } from '../dashboard-input.ts'

type Track = Extra<'edge_of_fate'>['tracks'][number]

/** Tracks that cannot be known, because of privacy or because the game has no such triumphs, are left out. */
export function edgeOfFatePart(input: DashboardInput): Extra<'edge_of_fate'> | undefined {
  const { guardian, assessment, lookups } = input
  const { armor, characters, triumphs } = guardian
  const classes = characters.map(({ classType }) => classType)
  const slots = armorProgress(armor, classes)
  const portal = triumphProgress(triumphs, lookups.portalTriumphs)
  const kepler = triumphProgress(triumphs, lookups.keplerTriumphs)
  const tracks = [
    ...(assessment.whole
      ? track('armor', 'Armor 3.0', slots, `${slots.done} of ${slots.of} slots at tier 4 or 5`)
      : []),
    ...track('portal', 'Portal mastery', portal, `${portal.done} of ${portal.of} Portal triumphs`),
    // The Atlas can show by place, which are more: campaign, lore and weapons are done there too.
    ...track('kepler', 'Kepler', kepler, `${kepler.done} of ${kepler.of} triumphs in the game's Kepler menu`),
  ]
  return tracks.length > 0 ? { source: 'live', tracks } : undefined
}

function track(kind: Track['kind'], name: string, progress: Progress, text: string): Track[] {
  if (progress.of === 0) return []
  // Rounded as everywhere (F-204): the Atlas and Sentinel tell the same share.
  const percent = progressPercent(progress.done, progress.of)
  return [{ source: 'live', kind, name, percent, ...progress, text }]
}
