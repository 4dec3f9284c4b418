import { type ArmorQuery, writeArmorQuery } from './armor-query.ts'

const paramsOf = (query: ArmorQuery) => new URLSearchParams(writeArmorQuery(query) as Record<string, string>)

/** F-165: an address that asks the same again, with pins, exclusions and filters, for whoever opens it. */
export const linkTo = (query: ArmorQuery) => `${location.origin}/armory?tab=armor&${paramsOf(query)}`

/** The question alone, as saved targets hold it: the pieces it may use follow the account. */
export const searchOf = (query: ArmorQuery) =>
  paramsOf({ ...query, classType: undefined, linked: undefined }).toString()
