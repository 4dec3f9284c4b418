/** Who may do what with a point of the map, and when it becomes public (G-31, G-32). */
export const ROLES = ['member', 'trusted', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Accepted points that make a member trusted. */
export const TRUSTED_POINTS = 10
export const APPROVAL_VOTES = 5
export const APPROVAL_NET = 5
export const APPROVAL_WAIT_MS = 24 * 3_600_000
/**
 * What hides a point until a moderator has looked at it: so much weight of reports, or so many more against it than for
 * it. One that is approved has been looked at, and takes more.
 */
const HIDING = {
  pending: { reports: 2, net: -3 },
  approved: { reports: 4, net: -5 },
} as const
/** Reports within 24 hours: nobody can report the whole map. */
export const DAILY_REPORTS: Readonly<Record<Role, number>> = {
  member: 5,
  trusted: 20,
  moderator: Number.POSITIVE_INFINITY,
  admin: Number.POSITIVE_INFINITY,
}
/** What a report counts: who has given the map good points is believed more. */
export const reportWeight = (acceptedPoints: number): number => (acceptedPoints >= TRUSTED_POINTS ? 2 : 1)
/** Submissions within 24 hours; a trusted member has shown that they are worth reading. */
export const DAILY_SUBMISSIONS: Readonly<Record<Role, number>> = {
  member: 10,
  trusted: 30,
  moderator: Number.POSITIVE_INFINITY,
  admin: Number.POSITIVE_INFINITY,
}
/** What is counted by the day is counted within this time. */
export const DAILY_WINDOW_MS = 24 * 3_600_000

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

/** Those that came with the installation are the operator's: players report them, and a moderator decides. */
export function isHiddenByPlayers({
  upvotes,
  downvotes,
  reportWeight,
  approved,
  builtIn,
}: Pick<Standing, 'upvotes' | 'downvotes'> & {
  readonly reportWeight: number
  readonly approved: boolean
  readonly builtIn: boolean
}): boolean {
  const { reports, net } = approved ? HIDING.approved : HIDING.pending
  return !builtIn && (reportWeight >= reports || upvotes - downvotes <= net)
}

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
