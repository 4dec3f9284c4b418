import { WireError } from './platform-errors.ts'

/** The platform's component types; a request names them by number or by name. */
export const COMPONENTS = {
  Profiles: 100,
  VendorReceipts: 101,
  ProfileInventories: 102,
  ProfileCurrencies: 103,
  ProfileProgression: 104,
  PlatformSilver: 105,
  Characters: 200,
  CharacterInventories: 201,
  CharacterProgressions: 202,
  CharacterRenderData: 203,
  CharacterActivities: 204,
  CharacterEquipment: 205,
  CharacterLoadouts: 206,
  ItemInstances: 300,
  ItemObjectives: 301,
  ItemPerks: 302,
  ItemRenderData: 303,
  ItemStats: 304,
  ItemSockets: 305,
  ItemTalentGrids: 306,
  ItemCommonData: 307,
  ItemPlugStates: 308,
  ItemPlugObjectives: 309,
  ItemReusablePlugs: 310,
  Vendors: 400,
  VendorCategories: 401,
  VendorSales: 402,
  Kiosks: 500,
  CurrencyLookups: 600,
  PresentationNodes: 700,
  Collectibles: 800,
  Records: 900,
  Transitory: 1000,
  Metrics: 1100,
  StringVariables: 1200,
  Craftables: 1300,
  SocialCommendations: 1400,
} as const

const NUMBER_BY_NAME = new Map(
  Object.entries(COMPONENTS).map(([name, number]) => [name.toLowerCase(), number as number]),
)
const NUMBERS = new Set<number>(NUMBER_BY_NAME.values())

/** Undefined for what the platform does not know. */
export function componentNumber(text: string): number | undefined {
  const number = /^\d+$/.test(text) ? Number(text) : NUMBER_BY_NAME.get(text.toLowerCase())
  return number !== undefined && NUMBERS.has(number) ? number : undefined
}

/** `components=100,Characters`; none at all or one nobody knows is the caller's mistake. */
export function parseComponents(text: string | undefined): Set<number> {
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '')
  if (parts.length === 0) throw new WireError(18, { message: 'Name at least one component.' })
  return new Set(
    parts.map((part) => {
      const number = componentNumber(part.trim())
      if (number === undefined) throw new WireError(7, { message: 'A component is unknown.' })
      return number
    }),
  )
}
