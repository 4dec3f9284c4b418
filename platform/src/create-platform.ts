import { createAccountCalls } from './account/account-calls.ts'
import { createBudget } from './budget/budget.ts'
import { localReservations, probesOf } from './budget/reservations.ts'
import { systemClock } from './clock.ts'
import { createGuardianCalls } from './guardian/guardian-calls.ts'
import { createHistoryCalls } from './history/history-calls.ts'
import { createAddresses } from './http/addresses.ts'
import { createOnion } from './http/layers/onion.ts'
import { withOutcomes } from './http/layers/with-outcomes.ts'
import type { Finding } from './inspection/findings.ts'
import { createLanguages } from './manifest/create-languages.ts'
import { createManifest } from './manifest/create-manifest.ts'
import { authorizeUrl } from './oauth/authorize-url.ts'
import { createTokenCalls } from './oauth/token-calls.ts'
import type { Platform, PlatformOutcome } from './platform.ts'
import { readHealth } from './read-health.ts'
import {
  DEFAULT_REQUESTS_PER_SECOND,
  DEFAULT_TIMEOUTS,
  type PlatformSettings,
  silentLogger,
} from './settings.ts'

const DEFAULT_LANGUAGE = 'en'

/** The client of the game platform, put together. An index of definitions on disk is in use at once. */
export function createPlatform(settings: PlatformSettings): Platform {
  const clock = settings.clock ?? systemClock
  const logger = settings.logger ?? silentLogger
  const timeouts = { ...DEFAULT_TIMEOUTS, ...settings.timeouts }
  const language = settings.language ?? DEFAULT_LANGUAGE
  const fetchImpl = settings.fetch ?? fetch
  const listeners = new Set<(outcome: PlatformOutcome) => void>()
  const unreadListeners = new Set<(findings: readonly Finding[]) => void>()
  const onOutcome = (outcome: PlatformOutcome) => {
    for (const listener of listeners) listener(outcome)
  }
  const addresses = createAddresses(settings.platformUrl, settings.statsUrl ?? settings.platformUrl)
  const requestsPerSecond = settings.requestsPerSecond ?? DEFAULT_REQUESTS_PER_SECOND
  const onion = createOnion({
    fetch: fetchImpl,
    apiKey: settings.apiKey,
    userAgent: settings.userAgent,
    clock,
    timeouts,
    budget: createBudget({
      reservations:
        settings.reservations ?? localReservations(requestsPerSecond - probesOf(requestsPerSecond)),
      requestsPerSecond,
      clock,
    }),
    logger,
    onOutcome,
  })
  const loading = {
    call: onion.call,
    addresses,
    dataDir: settings.dataDir,
    download: { fetch: fetchImpl, userAgent: settings.userAgent, idleMs: timeouts.downloadIdleMs },
    now: () => clock.now(),
  }
  const languages = createLanguages({
    ...loading,
    main: language,
    mainEdition: () => manifest.status?.loadedAt,
  })
  const manifest = createManifest({ ...loading, language, logger, onLanguages: languages.setOffered })
  const tokens = createTokenCalls({
    send: onion.send,
    tokenUrl: addresses.api(['App', 'OAuth', 'token']),
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    userAgent: settings.userAgent,
    clock,
  })
  return {
    authorizeUrl: (state) => authorizeUrl({ ...settings, language }, state),
    exchangeCode: withOutcomes(tokens.exchangeCode, onOutcome),
    refreshTokens: withOutcomes(tokens.refreshTokens, onOutcome),
    ...createAccountCalls(onion.call, addresses),
    ...createGuardianCalls({
      call: onion.call,
      addresses,
      manifest,
      clock,
      logger,
      onUnread: (findings) => {
        for (const listener of unreadListeners) listener(findings)
      },
    }),
    ...createHistoryCalls(onion.call, addresses),
    onOutcome: (listener) => listeners.add(listener),
    onUnread: (listener) => unreadListeners.add(listener),
    health: () => readHealth(onion.probe, addresses, clock),
    manifest,
    languages,
    imageOrigin: new URL(settings.platformUrl).origin,
    close: async () => {
      languages.close()
      manifest.close()
    },
  }
}
