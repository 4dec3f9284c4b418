import { readAtMost } from '../http/read-at-most.ts'
import type { IconAddress } from './icon-path.ts'

const LIMIT_MS = 5_000
const LARGEST_BYTES = 2 * 1024 * 1024

export type FetchedIcon = { readonly found: true; readonly bytes: Buffer } | { readonly found: false }

/** Fetches one picture from the platform; throws where the platform fails, answers `found: false` where it has none. */
export async function fetchIcon(origin: string, address: IconAddress): Promise<FetchedIcon> {
  const response = await fetch(new URL(address.path, origin), {
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { accept: 'image/*' },
  })
  if (response.status === 404 || response.status === 410) return { found: false }
  const isPicture = response.headers.get('content-type')?.startsWith('image/')
  if (!response.ok || !response.body || !isPicture) {
    throw new Error(`The platform answered ${response.status} for a picture`)
  }
  return { found: true, bytes: await readAtMost(response.body, LARGEST_BYTES) }
}
