/** A task of the week that opens on a later day of it. */
export const opensLater = (
  { opens_at: opens }: { readonly opens_at?: string | undefined },
  now: number,
): boolean => opens !== undefined && Date.parse(opens) > now
