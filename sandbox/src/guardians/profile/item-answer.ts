import type { DestinyItemResponse } from 'bungie-api-ts/destiny2'
import { COMPONENTS } from '../../wire/components.ts'
import type { Wire } from '../../world/definitions.ts'
import type { ItemComponentName, ViewedItem } from '../gear/wire/inventory-view.ts'
import type { Moment } from '../guardian-state.ts'
import type { Viewer } from '../guardians.ts'
import { asAnswer, PRIVACY_PRIVATE, PRIVACY_PUBLIC } from '../wire.ts'
import { ITEM_COMPONENT_OF } from './profile-answer.ts'

/** A single item's answer names one of its parts differently from the profile's dictionaries. */
const PROPERTY: Readonly<Partial<Record<ItemComponentName, string>>> = { instances: 'instance' }

const ownerOf = ({ home }: ViewedItem, moment: Moment): string | undefined =>
  'character' in home ? moment.state.characterIds[home.character] : undefined

export const itemAnswer = (
  moment: Moment,
  instanceId: string,
  components: ReadonlySet<number>,
  viewer: Viewer,
): DestinyItemResponse | undefined => {
  const item = moment.state.inventoryOn(moment.day).find(instanceId)
  if (!item) return undefined
  const all = viewer === 'owner'
  const visible = all || item.home.in === 'equipped'
  const privacy = all ? PRIVACY_PRIVATE : PRIVACY_PUBLIC
  const part = (data: object | undefined) =>
    visible ? (data === undefined ? { privacy } : { data, privacy }) : { privacy: PRIVACY_PRIVATE }
  const characterId = ownerOf(item, moment)
  const asked = (Object.entries(ITEM_COMPONENT_OF) as [ItemComponentName, number][]).filter(([, component]) =>
    components.has(component),
  )
  const answer: Wire<DestinyItemResponse> = {
    ...(characterId === undefined ? {} : { characterId }),
    ...(components.has(COMPONENTS.ItemCommonData) ? { item: part(item.wire) } : {}),
    ...Object.fromEntries(asked.map(([name]) => [PROPERTY[name] ?? name, part(item.component(name))])),
  }
  return asAnswer<DestinyItemResponse>(answer)
}
