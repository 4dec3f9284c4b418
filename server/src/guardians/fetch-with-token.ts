import { PlatformError } from '@ai-vault/platform/errors.ts'
import type { ReadGuardianOptions } from '@ai-vault/platform/platform.ts'

/** How to get a platform token for the owner; `refused` is one the platform just did not take. */
export type TokenSource = (refused?: string) => Promise<string>

/** Reads with the owner's token; one that the platform refuses is renewed once. */
export async function fetchWithToken<T>(
  read: (options: ReadGuardianOptions) => Promise<T>,
  token: TokenSource,
  signal: AbortSignal,
): Promise<T> {
  const accessToken = await token()
  try {
    return await read({ accessToken, signal })
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'unauthorized') throw error
    return read({ accessToken: await token(accessToken), signal })
  }
}
