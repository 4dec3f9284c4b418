/** An address of the armory; what it may ask stands in the web's armory-search.ts. */
export function armoryLink(search: {
  readonly q?: string
  readonly filter?: string
  readonly sort?: string
  readonly tab?: string
  readonly item?: string
  readonly pieces?: string
}): string {
  return `/armory?${new URLSearchParams(search)}`
}

/** The weapons that could go, the first in line first: as many as are counted anywhere. */
export const dismantleLink = () => armoryLink({ q: 'is:dismantle', sort: 'cleanup' })
