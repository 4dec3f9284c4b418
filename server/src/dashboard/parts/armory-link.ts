/** An address of the armory; what it may ask stands in the web's armory-search.ts. */
export function armoryLink(search: {
  readonly q?: string
  readonly filter?: string
  readonly tab?: string
  readonly item?: string
  readonly pieces?: string
  readonly find?: string
  readonly cleanup?: string
}): string {
  return `/armory?${new URLSearchParams(search)}`
}

/** The armor that could go. */
export const needlessArmorLink = () => armoryLink({ tab: 'armor', pieces: 'all', find: 'is:dismantle' })

/** What was marked to go, with the text that finds it in DIM. */
export const cleanUpDoneLink = () => armoryLink({ cleanup: 'done' })

/** All that could go, weapons and armor, to be marked at once. */
export const cleanUpLink = () => armoryLink({ cleanup: 'plan' })
