const TABS = ['moderation', 'notices', 'ai', 'audit'] as const
export type AdminTab = (typeof TABS)[number]

/** The admin panel's address: which tab is open; the first one where it names none. */
export interface AdminSearch {
  readonly tab?: AdminTab | undefined
}

/** What is refused is named as undefined, because the router lays this over the raw address. */
export const readAdminSearch = ({ tab }: Record<string, unknown>): AdminSearch => ({
  tab: TABS.find((each) => each === tab),
})
