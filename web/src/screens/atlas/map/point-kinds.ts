/** What the form proposes; any other word will do as well. */
export const KINDS = [
  'landmark',
  'chest',
  'lore',
  'lost-sector',
  'portal',
  'event',
  'resource',
  'vendor',
] as const
