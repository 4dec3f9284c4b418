/**
 * The optimizer's question in the address. Absent means default, so a plain link stays plain. Apart from the rest because
 * the router reads it with the first load.
 */
export interface ArmorSearch {
  readonly class?: string
  readonly targets?: string
  readonly order?: string
  readonly ignore?: string
  readonly sets?: string
  readonly exotic?: string
  readonly off?: string
  readonly locked?: string
  readonly bonus?: string
}
export const ARMOR_SEARCH_KEYS = [
  'class',
  'targets',
  'order',
  'ignore',
  'sets',
  'exotic',
  'off',
  'locked',
  'bonus',
] as const satisfies readonly (keyof ArmorSearch)[]
