/**
 * The optimizer's question in the address. Absent means default, so a plain link stays plain. Apart from the rest because
 * the router reads it with the first load.
 */
export const ARMOR_SEARCH_KEYS = [
  'class',
  'targets',
  'order',
  'ignore',
  'sets',
  'exotic',
  /** Of an exotic whose copies differ in them: the perks it must have. */
  'perks',
  'off',
  'bonus',
  /** Fragments picked by name; what they add is in the bonus. */
  'fragments',
  /** Energy already taken, helmet to class item. */
  'taken',
  /** Filters, pins and exclusions of a link; without any of these three the account's own hold. */
  'only',
  'pinned',
  'excluded',
  /** `current` starts from what the character played last is wearing (F-086); it goes away once that is done. */
  'import',
] as const
export type ArmorSearch = { readonly [Key in (typeof ARMOR_SEARCH_KEYS)[number]]?: string }
