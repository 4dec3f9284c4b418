/** The specified tabs, by their ids (F-301). */
export const PROPHECY_TABS = ['overview', 'hidden-gems', 'playstyle', 'meta', 'farming'] as const
export type ProphecyTab = (typeof PROPHECY_TABS)[number]

export interface ProphecySearch {
  readonly part?: ProphecyTab | undefined
}

export const readProphecySearch = (raw: Record<string, unknown>): ProphecySearch => ({
  part: PROPHECY_TABS.find((tab) => tab === raw.part && tab !== 'overview'),
})
