/**
 * The three recommendation counts (F-124 to F-126): the search that opens each list, the one that leaves out what is
 * decided, and the one by tier alone.
 */
export const ADVICE_LISTS = [
  {
    id: 'keep',
    glyph: 'rt-god',
    search: 'is:keep',
    searchOpen: undefined,
    byTier: '(is:godroll or is:excellent)',
  },
  {
    id: 'review',
    glyph: 'rt-good',
    search: 'is:review',
    searchOpen: undefined,
    byTier: 'is:good',
  },
  {
    id: 'dismantle',
    glyph: 'rt-poor',
    search: 'is:dismantle',
    searchOpen: 'is:dismantle tag:none',
    byTier: 'is:poor',
  },
] as const
