import type { Account } from '../account/account.ts'
import type { Platform, PlatformTokens } from '../platform.ts'

/** Signs a demo guardian of the sandbox in, the way a browser would. */
export async function signIn(platform: Platform, guardian: string): Promise<PlatformTokens> {
  const answer = await fetch(`${platform.authorizeUrl('some-state')}&as=${guardian}`, { redirect: 'manual' })
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  return platform.exchangeCode(code ?? '')
}

export async function signInAndResolve(
  platform: Platform,
  guardian: string,
): Promise<{ tokens: PlatformTokens; account: Account }> {
  const tokens = await signIn(platform, guardian)
  return { tokens, account: await platform.resolveAccount(tokens.accessToken) }
}
