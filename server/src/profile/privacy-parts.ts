import type { Audience, PrivacyPart } from '@ai-vault/contract/account/profile.ts'
import type { Guardian, Withheld } from '@ai-vault/game/guardian.ts'

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
