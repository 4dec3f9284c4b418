import type {
  DestinyCharacterResponse,
  DestinyItemComponent,
  DestinyProfileResponse,
} from 'bungie-api-ts/destiny2'

/** Which property of a profile answer a property of a character answer is cut from. */
const FROM_PROFILE = {
  inventory: 'characterInventories',
  character: 'characters',
  progressions: 'characterProgressions',
  renderData: 'characterRenderData',
  activities: 'characterActivities',
  equipment: 'characterEquipment',
  loadouts: 'characterLoadouts',
  kiosks: 'characterKiosks',
  plugSets: 'characterPlugSets',
  presentationNodes: 'characterPresentationNodes',
  records: 'characterRecords',
  collectibles: 'characterCollectibles',
  currencyLookups: 'characterCurrencyLookups',
} as const satisfies Partial<Record<keyof DestinyCharacterResponse, keyof DestinyProfileResponse>>

interface Component {
  readonly data?: Readonly<Record<string, unknown>>
  readonly privacy: number
}

function pick(component: Component, keys: ReadonlySet<string>): Component {
  if (!component.data) return component
  const data = Object.fromEntries(Object.entries(component.data).filter(([key]) => keys.has(key)))
  return { ...component, data }
}

/** Character and item components are dictionaries by id; the ids in use decide what is kept. */
function instancesOf(profile: DestinyProfileResponse, characterId: string): Set<string> {
  const items: DestinyItemComponent[] = [profile.characterInventories, profile.characterEquipment].flatMap(
    (component) => component?.data?.[characterId]?.items ?? [],
  )
  return new Set(items.flatMap((item) => item.itemInstanceId ?? []))
}

/**
 * One character's part of a profile answer. `whole` must hold inventories and equipment, which say whose items are
 * whose; only what `requested` holds is answered.
 */
export function cutCharacterResponse(
  requested: DestinyProfileResponse,
  whole: DestinyProfileResponse,
  characterId: string,
): object {
  const parts = Object.entries(FROM_PROFILE).flatMap(([name, source]) => {
    const component: Component | undefined = requested[source]
    if (!component) return []
    const data = component.data?.[characterId]
    return [[name, { ...component, data }] as const]
  })
  const instances = instancesOf(whole, characterId)
  const itemComponents = Object.fromEntries(
    Object.entries(requested.itemComponents ?? {}).map(([name, component]) => [
      name,
      name === 'plugStates' ? component : pick(component, instances),
    ]),
  )
  const uninstancedItemComponents = requested.characterUninstancedItemComponents?.[characterId] ?? {}
  return { ...Object.fromEntries(parts), itemComponents, uninstancedItemComponents }
}
