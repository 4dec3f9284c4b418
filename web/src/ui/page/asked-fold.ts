/** What an address asks to stand open (`?open=`): `all`, or one part of the screen by its id. */
export const readAskedFold = (open: unknown): string | undefined =>
  typeof open === 'string' && /^[a-z]{1,20}$/.test(open) ? open : undefined
