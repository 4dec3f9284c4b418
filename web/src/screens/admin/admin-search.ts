const PANELS = ['moderation', 'notices', 'ai', 'audit'] as const

/** The admin panel's address: which tab is open; the first one where it names none. */
interface AdminSearch {
  readonly panel?: string | undefined
}

export const readAdminSearch = ({ panel }: Record<string, unknown>): AdminSearch => ({
  panel: PANELS.find((each) => each === panel),
})
