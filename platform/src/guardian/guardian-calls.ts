import type { Account } from '../account/account.ts'
import type { Clock } from '../clock.ts'
import { PlatformError } from '../errors.ts'
import type { Addresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Call, PlatformRequest } from '../http/message.ts'
import type { Finding } from '../inspection/findings.ts'
import { createInspector } from '../inspection/inspector.ts'
import type { ManifestWithDefinitions } from '../manifest/create-manifest.ts'
import type { Platform, ReadGuardianOptions } from '../platform.ts'
import type { PlatformLogger } from '../settings.ts'
import { GUARDIAN_COMPONENTS, WORN_COMPONENTS } from './components.ts'
import type { GuardianAnswer } from './guardian-answer.ts'
import { translateGuardian } from './translate-guardian.ts'

/** An unknown item may mean new definitions, but one that stays unknown must not mean a check each time. */
const RECHECK_MS = 10 * 60_000

type Owner = Pick<Account, 'membershipId' | 'membershipType'>

interface GuardianCallSettings {
  readonly call: Call
  readonly addresses: Addresses
  readonly manifest: ManifestWithDefinitions
  readonly clock: Clock
  readonly logger: PlatformLogger
  readonly onUnread: (findings: readonly Finding[]) => void
}

export function createGuardianCalls(
  settings: GuardianCallSettings,
): Pick<Platform, 'readGuardian' | 'readGuardianThrough'> {
  const { call, addresses, manifest, clock, logger, onUnread } = settings
  const inspect = createInspector()
  let checkedAt = Number.NEGATIVE_INFINITY

  const recheckDefinitions = () => {
    if (clock.now() - checkedAt < RECHECK_MS) return
    checkedAt = clock.now()
    manifest.refresh().catch((error: unknown) => {
      const code = error instanceof PlatformError ? error.code : 'unexpected'
      logger.warn({ code }, 'definitions could not be checked')
    })
  }

  const profileCall = (owner: Owner, options: ReadGuardianOptions): PlatformRequest => ({
    method: 'GET',
    url: addresses.api(['Destiny2', owner.membershipType, 'Profile', owner.membershipId], {
      components: (options.only === 'worn' ? WORN_COMPONENTS : GUARDIAN_COMPONENTS).join(','),
    }),
    area: 'profile',
    repeatable: true,
    ...(options.accessToken ? { accessToken: options.accessToken } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  })

  return {
    readGuardianThrough: async <Result extends { readonly unknownItems: number }>(
      owner: Owner,
      options: ReadGuardianOptions,
      read: (answer: GuardianAnswer) => Promise<Result>,
    ) => {
      if (!manifest.contentKey) await manifest.refresh()
      const answer = await call({
        ...profileCall(owner, options),
        read: (reply) => read({ owner, reply, contentKey: manifest.contentKey ?? '', readAt: clock.now() }),
      })
      // Whatever passes through the layers, it is what `read` gave.
      const result = answer as Result
      if (result.unknownItems > 0) recheckDefinitions()
      return result
    },
    readGuardian: async (owner, options = {}) => {
      const [profile] = await Promise.all([
        call(profileCall(owner, options)),
        manifest.definitions ? undefined : manifest.refresh(),
      ])
      if (!manifest.definitions) throw platformFailure('unavailable')
      const guardian = translateGuardian(profile, owner, manifest.definitions, clock.now())
      onUnread(inspect(profile, guardian, manifest.definitions))
      if (guardian.unknownItems > 0) recheckDefinitions()
      return guardian
    },
  }
}
