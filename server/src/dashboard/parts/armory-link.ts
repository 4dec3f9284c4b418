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
