import type {
  Audience,
  LinkedPlatform,
  PrivacyPart,
  ProfileAnswer,
  StoredData,
} from '@ai-vault/contract/account/profile.ts'
import type { Guardian, Withheld } from '@ai-vault/game/guardian.ts'
import { countItems } from '@ai-vault/game/inventory/count-items.ts'
import type { Platform } from '@ai-vault/platform/platform.ts'
import { patient } from '../async/patience.ts'
import { unlessAborted } from '../async/unless-aborted.ts'
import type { Guardians } from '../guardians/guardians.ts'
import { readOwnCopy } from '../guardians/read-own-copy.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { Roles } from '../sessions/guards/roles.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface ProfileDeps {
  readonly platform: Pick<Platform, 'listAccounts'>
  readonly guardians: Guardians
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly roles: Roles
}

const PARTS = ['account', 'weapons', 'armor', 'others'] as const
/** The linked platforms are one part of many: the others do not wait long for them. */
const LINKED_PATIENCE_MS = 4_000

export type Profiles = ReturnType<typeof createProfiles>

/** Who a player is to the platform. Identity comes from the session, numbers from the one cached copy. */
export function createProfiles(deps: ProfileDeps) {
  const { platform, sessions, roles } = deps
  async function linkedTo(session: Session): Promise<LinkedPlatform[] | undefined> {
    try {
      const asked = sessions.accessToken(session.id).then(platform.listAccounts)
      const accounts = await unlessAborted(asked, AbortSignal.timeout(patient(LINKED_PATIENCE_MS)))
      return accounts.map(({ membershipId, membershipType, displayName, overridden }) => ({
        membership_type: String(membershipType),
        membership_id: membershipId,
        display_name: displayName,
        primary: membershipId === session.membershipId,
        overridden,
      }))
    } catch {
      return undefined
    }
  }

  return {
    async read(session: Session): Promise<ProfileAnswer> {
      const [copy, linked] = await Promise.all([readOwnCopy(deps, session), linkedTo(session)])
      const guardian = await copy.load(PARTS)
      const { weapons, armor, displayNameCode: code } = guardian
      const total = countItems(guardian)
      const name = guardian.displayName || session.displayName
      return {
        membership_id: session.membershipId,
        membership_type: String(session.membershipType),
        display_name: code ? `${name}#${code}` : name,
        role: roles.of(session.membershipId),
        ...(total > 0 || guardian.withheld.length === 0
          ? { items: { total, weapons: weapons.length, armor: armor.length } }
          : {}),
        characters: guardian.characters.map(({ classType, power }) => ({ class: classType, power })),
        withheld: [...guardian.withheld],
        privacy: privacyOf(guardian),
        ...(linked ? { linked } : {}),
        as_of: new Date(copy.mintedAt).toISOString(),
        ...(copy.staleReason ? { stale_reason: copy.staleReason } : {}),
      }
    },
  }
}

/** A summary of an export: every list of every feature with what it holds. */
export function storedParts(exported: Readonly<Record<string, object>>): StoredData['parts'] {
  return Object.entries(exported).flatMap(([feature, lists]) =>
    Object.entries(lists).flatMap(([list, value]) => {
      if (typeof value !== 'object' || value === null || isUntouched(value)) return []
      const entries = Array.isArray(value) ? value.length : 1
      return [{ feature, list, entries, bytes: Buffer.byteLength(JSON.stringify(value)) }]
    }),
  )
}

/** What a feature answers for a player who never changed it is not stored. */
const isUntouched = (value: object) => 'changed_at' in value && value.changed_at === 0

/** What each part of the plain list stands for at the platform. */
const COMPONENTS: Readonly<Record<PrivacyPart, readonly Withheld[]>> = {
  identity: ['profile', 'characters'],
  worn: ['equipment'],
  carried: ['characterInventories'],
  vault: ['vault', 'currencies'],
  details: ['itemDetails'],
  loadouts: ['loadouts'],
  progress: ['progressions', 'activities'],
  records: ['records', 'collectibles', 'metrics'],
}

type Visibility = Pick<Guardian, 'withheld' | 'ownerOnly'>

/** Who sees each part at the platform: hidden even from us, shown to the owner alone, or to everyone. */
export function privacyOf(guardian: Visibility): { part: PrivacyPart; audience: Audience }[] {
  const parts = Object.entries(COMPONENTS) as [PrivacyPart, readonly Withheld[]][]
  return parts.map(([part, components]) => {
    const [first = 'unknown', ...others] = new Set(components.map((name) => audienceOf(name, guardian)))
    return { part, audience: others.length > 0 ? 'partly' : first }
  })
}

function audienceOf(component: Withheld, { withheld, ownerOnly }: Visibility): Audience {
  if (withheld.includes(component)) return 'hidden'
  if (!ownerOnly) return 'unknown'
  return ownerOnly.includes(component) ? 'you' : 'everyone'
}
