/** Who may do what with a point of the map, and when it becomes public (G-31, G-32). */
export const ROLES = ['member', 'trusted', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Accepted points that make a member trusted. */
export const TRUSTED_POINTS = 10
export const APPROVAL_VOTES = 5
export const APPROVAL_NET = 5
export const APPROVAL_WAIT_MS = 24 * 3_600_000
export const HIDING_REPORTS = 2
export const HIDING_NET = -3
/** Submissions within 24 hours; a trusted member has shown that they are worth reading. */
export const DAILY_SUBMISSIONS: Readonly<Record<Role, number>> = {
  member: 10,
  trusted: 30,
  moderator: Number.POSITIVE_INFINITY,
  admin: Number.POSITIVE_INFINITY,
}
export const SUBMISSION_WINDOW_MS = 24 * 3_600_000

export const isModerating = (role: Role): boolean => role === 'moderator' || role === 'admin'

/** The settings name moderators and admins; everybody else is what their accepted points make them. */
export function roleOf(
  membershipId: string,
  settings: { readonly admins: readonly string[]; readonly moderators: readonly string[] },
  acceptedPoints: number,
): Role {
  if (settings.admins.includes(membershipId)) return 'admin'
  if (settings.moderators.includes(membershipId)) return 'moderator'
  return acceptedPoints >= TRUSTED_POINTS ? 'trusted' : 'member'
}

export interface Standing {
  readonly upvotes: number
  readonly downvotes: number
  readonly openReports: number
}

/** Five different players for it, five more for than against, a day old, and nobody's report open. */
export function isApprovedByVotes(
  { upvotes, downvotes, openReports, createdAt }: Standing & { readonly createdAt: number },
  now: number,
): boolean {
  return (
    upvotes >= APPROVAL_VOTES &&
    upvotes - downvotes >= APPROVAL_NET &&
    openReports === 0 &&
    now - createdAt >= APPROVAL_WAIT_MS
  )
}

export const isHiddenByPlayers = ({ upvotes, downvotes, openReports }: Standing): boolean =>
  openReports >= HIDING_REPORTS || upvotes - downvotes <= HIDING_NET

export type Direction = 'up' | 'down'

/** One vote a player and point; the same press again takes it back. */
export const voteAfter = (before: Direction | undefined, pressed: Direction): Direction | undefined =>
  before === pressed ? undefined : pressed

/** The counts after one player's vote changed: what a screen shows before the server has answered. */
export function countsAfter(
  { upvotes, downvotes }: Pick<Standing, 'upvotes' | 'downvotes'>,
  before: Direction | undefined,
  after: Direction | undefined,
): Pick<Standing, 'upvotes' | 'downvotes'> {
  const change = (direction: Direction) => Number(after === direction) - Number(before === direction)
  return { upvotes: upvotes + change('up'), downvotes: downvotes + change('down') }
}
