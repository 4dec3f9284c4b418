import type { Guardian } from '@ai-vault/game/guardian.ts'
import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import type { Owner } from './guardian-store.ts'

/** How to get a platform token for the owner; `refused` is one the platform just did not take. */
export type TokenSource = (refused?: string) => Promise<string>

/** Reads the profile with the owner's token; one that the platform refuses is renewed once. */
export async function fetchGuardian(
  platform: Pick<Platform, 'readGuardian'>,
  owner: Owner,
  token: TokenSource,
  signal: AbortSignal,
): Promise<Guardian> {
  const accessToken = await token()
  try {
    return await platform.readGuardian(owner, { accessToken, signal })
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'unauthorized') throw error
    return platform.readGuardian(owner, { accessToken: await token(accessToken), signal })
  }
}
