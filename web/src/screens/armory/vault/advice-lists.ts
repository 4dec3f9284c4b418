/** The three recommendation counts (F-124 to F-126): the search that opens each list, and the one by tier alone. */
export const ADVICE_LISTS = [
  {
    id: 'keep',
    glyph: 'rt-god',
    search: 'is:keep',
    byTier: '(is:godroll or is:excellent)',
  },
  {
    id: 'review',
    glyph: 'rt-good',
    search: 'is:review',
    byTier: 'is:good',
  },
  {
    id: 'dismantle',
    glyph: 'rt-poor',
    search: 'is:dismantle',
    byTier: 'is:poor',
  },
] as const
