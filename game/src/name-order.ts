/** Names in one order wherever they are sorted: of one locale, so that the server and every browser agree on it. */
export const nameCollator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
