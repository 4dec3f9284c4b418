import type { DataChecks } from '@ai-vault/contract/dashboard/extras.ts'
import type { DashboardInput } from './dashboard-input.ts'
import { counted } from './words.ts'

/** F-105: the possible causes of an empty dashboard, each really looked at. */
export function dataChecks({ guardian, facts }: DashboardInput): DataChecks {
  const { characters, withheld, weapons, membershipId } = guardian
  const accounts = facts?.accounts
  const others = accounts?.filter((account) => account.membershipId !== membershipId && !account.overridden)
  return {
    has_data: characters.length > 0 || weapons.length > 0,
    causes: [
      {
        cause: 'privacy',
        passed: withheld.length === 0,
        text:
          withheld.length === 0
            ? 'The platform shows us everything that was asked for.'
            : `Privacy settings or missing permissions keep ${counted(withheld.length, 'part')} of the profile from us.`,
      },
      {
        cause: 'characters',
        ...(withheld.includes('characters') ? {} : { passed: characters.length > 0 }),
        text:
          characters.length > 0
            ? `${counted(characters.length, 'character')} found.`
            : 'This account has no character. Play the first mission once and come back.',
      },
      {
        cause: 'platform',
        ...(characters.length > 0 ? { passed: true } : others ? { passed: others.length === 0 } : {}),
        text: platformText(characters.length > 0, others?.length),
      },
    ],
    withheld: [...withheld],
    ...(accounts
      ? {
          memberships: accounts.map((account) => ({
            membership_id: account.membershipId,
            membership_type: String(account.membershipType),
            display_name: account.displayName,
            current: account.membershipId === membershipId,
            overridden: account.overridden,
          })),
        }
      : {}),
  }
}

function platformText(played: boolean, others: number | undefined): string {
  if (played) return 'This is the account you play on.'
  if (others === undefined) return 'Your other game accounts could not be asked for.'
  return others === 0
    ? 'This sign-in has no other game account to look at.'
    : `This sign-in has ${counted(others, 'other game account')}; your characters may be there.`
}
