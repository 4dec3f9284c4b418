import type { Clock } from '../clock.ts'
import type { Send } from '../http/message.ts'
import type { PlatformTokens } from '../platform.ts'
import { createSingleFlight } from '../single-flight.ts'
import { readTokenAnswer } from './read-token-answer.ts'

interface TokenCallSettings {
  readonly send: Send
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly userAgent: string
  readonly clock: Clock
}

export interface TokenCalls {
  exchangeCode(code: string): Promise<PlatformTokens>
  refreshTokens(refreshToken: string): Promise<PlatformTokens>
}

/** Codes and refresh tokens work once, so these calls are sent once and never repeated by us. */
export function createTokenCalls(settings: TokenCallSettings): TokenCalls {
  /** Whoever refreshes by the same token meanwhile gets the same pair. */
  const refreshing = createSingleFlight<PlatformTokens>()
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')

  const ask = async (form: Record<string, string>): Promise<PlatformTokens> => {
    const reply = await settings.send({
      method: 'POST',
      url: settings.tokenUrl,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
        Authorization: `Basic ${basic}`,
        'User-Agent': settings.userAgent,
      },
      body: new URLSearchParams(form).toString(),
      area: 'token',
      repeatable: false,
    })
    return readTokenAnswer(reply, settings.clock.now())
  }

  return {
    exchangeCode: (code) => ask({ grant_type: 'authorization_code', code }),
    refreshTokens: (refreshToken) =>
      refreshing.run(refreshToken, () => ask({ grant_type: 'refresh_token', refresh_token: refreshToken })),
  }
}
