import type { Clock } from '../clock.ts'
import { PlatformError } from '../errors.ts'
import type { Addresses } from '../http/addresses.ts'
import { platformFailure } from '../http/failures.ts'
import type { Call } from '../http/message.ts'
import type { ManifestWithDefinitions } from '../manifest/create-manifest.ts'
import type { Platform } from '../platform.ts'
import type { PlatformLogger } from '../settings.ts'
import { GUARDIAN_COMPONENTS, WORN_COMPONENTS } from './components.ts'
import { translateGuardian } from './translate-guardian.ts'

/** An unknown item may mean new definitions, but one that stays unknown must not mean a check each time. */
const RECHECK_MS = 10 * 60_000

interface GuardianCallSettings {
  readonly call: Call
  readonly addresses: Addresses
  readonly manifest: ManifestWithDefinitions
  readonly clock: Clock
  readonly logger: PlatformLogger
}

export function createGuardianCalls(settings: GuardianCallSettings): Pick<Platform, 'readGuardian'> {
  const { call, addresses, manifest, clock, logger } = settings
  let checkedAt = Number.NEGATIVE_INFINITY

  const recheckDefinitions = () => {
    if (clock.now() - checkedAt < RECHECK_MS) return
    checkedAt = clock.now()
    manifest.refresh().catch((error: unknown) => {
      const code = error instanceof PlatformError ? error.code : 'unexpected'
      logger.warn({ code }, 'definitions could not be checked')
    })
  }

  return {
    readGuardian: async (owner, options = {}) => {
      const [profile] = await Promise.all([
        call({
          method: 'GET',
          url: addresses.api(['Destiny2', owner.membershipType, 'Profile', owner.membershipId], {
            components: (options.only === 'worn' ? WORN_COMPONENTS : GUARDIAN_COMPONENTS).join(','),
          }),
          area: 'profile',
          repeatable: true,
          ...(options.accessToken ? { accessToken: options.accessToken } : {}),
          ...(options.signal ? { signal: options.signal } : {}),
        }),
        manifest.definitions ? undefined : manifest.refresh(),
      ])
      if (!manifest.definitions) throw platformFailure('unavailable')
      const guardian = translateGuardian(profile, owner, manifest.definitions, clock.now())
      if (guardian.unknownItems > 0) recheckDefinitions()
      return guardian
    },
  }
}
