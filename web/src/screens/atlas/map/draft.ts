import { type PointDraft, pointDraftSchema } from '@ai-vault/contract/atlas/points.ts'
import { readKept, writeKept } from '../../../data/stored/storage.ts'

/** A place on the map as the form writes it. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

const DIGITS = 5

export const written = (value: number): string => String(Number(value.toFixed(DIGITS)))

/** Worlds lie side by side on the map; every place has one longitude. */
export const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180

export const EMPTY_DRAFT: PointDraft = { kind: '', name: '', lat: '', lng: '' }

/** Of one player: whoever signs in next on the same device does not read it. */
const keyOf = (membershipId: string) => `atlas_draft_${membershipId}`

/** A reload, or a look at another screen, costs nothing that was typed. */
export function readDraft(membershipId: string): PointDraft {
  try {
    const kept = pointDraftSchema.safeParse(JSON.parse(readKept(keyOf(membershipId)) ?? ''))
    return kept.success ? kept.data : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export const writeDraft = (membershipId: string, draft: PointDraft): void =>
  writeKept(keyOf(membershipId), Object.values(draft).some(Boolean) ? JSON.stringify(draft) : null)
