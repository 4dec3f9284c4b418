const PANELS = ['moderation', 'notices', 'ai', 'audit'] as const

/** The admin panel's address: which tab is open; the first one where it names none. */
export interface AdminSearch {
  readonly panel?: string | undefined
}

/** What is refused is named as undefined, because the router lays this over the raw address. */
export const readAdminSearch = ({ panel }: Record<string, unknown>): AdminSearch => ({
  panel: PANELS.find((each) => each === panel),
})
