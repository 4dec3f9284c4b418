import * as z from 'zod/mini'
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

const draftSchema = z.object({ kind: z.string(), name: z.string(), lat: z.string(), lng: z.string() })
/** What is in the form, as it was typed. */
export type Draft = z.infer<typeof draftSchema>
export const EMPTY_DRAFT: Draft = { kind: '', name: '', lat: '', lng: '' }

const KEY = 'atlas_draft'

/** A reload, or a look at another screen, costs nothing that was typed. */
export function readDraft(): Draft {
  try {
    const kept = draftSchema.safeParse(JSON.parse(readKept(KEY) ?? ''))
    return kept.success ? kept.data : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export const writeDraft = (draft: Draft): void =>
  writeKept(KEY, Object.values(draft).some(Boolean) ? JSON.stringify(draft) : null)
