/** What a player wants to hear of without looking. */
export interface AlertRule {
  readonly id: string
  readonly name: string
  /** In the search language of the armory; whatever is new and matches is told. */
  readonly query: string
}

export interface QuietHours {
  /** Minutes after midnight, where the player is; a span may run over midnight. */
  readonly from: number
  readonly to: number
  /** The player's time zone, as the browser names it. */
  readonly zone: string
}

export interface AlertSettings {
  readonly rules: readonly AlertRule[]
  readonly postmaster: boolean
  readonly weekly: boolean
  readonly quiet?: QuietHours | undefined
}

/** For whoever has chosen nothing yet. */
export const USUAL_ALERTS: AlertSettings = {
  rules: [{ id: 'god-rolls', name: 'God roll', query: 'is:godroll' }],
  postmaster: true,
  weekly: true,
}
