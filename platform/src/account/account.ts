/** The game account a sign-in leads to: the cross-save primary, or the one played last. */
export interface Account {
  readonly membershipId: string
  readonly membershipType: number
  readonly platformMembershipId: string
  readonly displayName: string
  /** Zero-padded to four digits. */
  readonly displayNameCode?: string
}

/** One of the game accounts behind a sign-in. */
export interface LinkedAccount extends Account {
  /** Cross save plays it under another platform: nothing new happens on it. */
  readonly overridden: boolean
}
