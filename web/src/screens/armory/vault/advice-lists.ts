/** The three recommendation counts (F-124 to F-126): the search that opens each list, and the rule behind it. */
export const ADVICE_LISTS = [
  {
    id: 'keep',
    label: 'Keep',
    glyph: 'rt-god',
    search: '(is:godroll or is:excellent)',
    rule: 'Rated God-Tier or Excellent.',
  },
  {
    id: 'review',
    label: 'Review',
    glyph: 'rt-good',
    search: 'is:good',
    rule: 'Rated Good: worth a look before it stays or goes.',
  },
  {
    id: 'dismantle',
    label: 'Consider dismantling',
    glyph: 'rt-poor',
    search: 'is:poor',
    rule: 'Rated Poor. Nothing is ever moved or deleted by this app.',
  },
] as const
