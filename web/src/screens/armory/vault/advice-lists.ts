/** The three recommendation counts (F-124 to F-126): the search that opens each list. */
export const ADVICE_LISTS = [
  {
    id: 'keep',
    glyph: 'rt-god',
    search: '(is:godroll or is:excellent)',
  },
  {
    id: 'review',
    glyph: 'rt-good',
    search: 'is:good',
  },
  {
    id: 'dismantle',
    glyph: 'rt-poor',
    search: 'is:poor',
  },
] as const
