/** From the settings ADMINS and MODERATORS; features may know finer ones among the members. */
export type Role = 'member' | 'moderator' | 'admin'

const RANKS: readonly Role[] = ['member', 'moderator', 'admin']

export interface Roles {
  of(membershipId: string): Role
  /** Whoever stands higher may do what those below may. */
  includes(membershipId: string, needed: Role): boolean
}

export function createRoles(lists: {
  readonly admins: readonly string[]
  readonly moderators: readonly string[]
}): Roles {
  const admins = new Set(lists.admins)
  const moderators = new Set(lists.moderators)
  const of = (membershipId: string): Role => {
    if (admins.has(membershipId)) return 'admin'
    return moderators.has(membershipId) ? 'moderator' : 'member'
  }
  return {
    of,
    includes: (membershipId, needed) => RANKS.indexOf(of(membershipId)) >= RANKS.indexOf(needed),
  }
}
