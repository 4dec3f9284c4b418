import type { DestinyProfileResponse } from 'bungie-api-ts/destiny2'
import { COMPONENTS } from '../../wire/components.ts'
import type { Wire } from '../../world/definitions.ts'
import { plugState } from '../gear/plug-sets.ts'
import type { ItemComponentName } from '../gear/wire/inventory-view.ts'
import { type Moment, oncePerDay } from '../guardian-state.ts'
import type { Viewer } from '../guardians.ts'
import { asAnswer, PRIVACY_PRIVATE, PRIVACY_PUBLIC } from '../wire.ts'
import { INVENTORY_SOURCES } from './inventory-sources.ts'
import { PRESENCE_SOURCES } from './presence-sources.ts'
import { PROGRESS_SOURCES } from './progress-sources.ts'
import type { Source } from './source.ts'

const SOURCES: readonly Source[] = [...PRESENCE_SOURCES, ...INVENTORY_SOURCES, ...PROGRESS_SOURCES]

const MINT_STEP_MS = 5_000
const SECONDARY_STEP_MS = 30_000
const SECONDARY_LAG_MS = 15_000

/** Which component asks for which dictionary of itemComponents. */
export const ITEM_COMPONENT_OF: Readonly<Record<ItemComponentName, number>> = {
  instances: COMPONENTS.ItemInstances,
  objectives: COMPONENTS.ItemObjectives,
  perks: COMPONENTS.ItemPerks,
  stats: COMPONENTS.ItemStats,
  sockets: COMPONENTS.ItemSockets,
  plugObjectives: COMPONENTS.ItemPlugObjectives,
  reusablePlugs: COMPONENTS.ItemReusablePlugs,
}

const floorTo = (step: number, moment: number) => new Date(Math.floor(moment / step) * step).toISOString()

/** Shown to the owner alone: by its nature, or because the owner hides it from others. */
const isPrivate = (source: Source, moment: Moment): boolean =>
  source.ownerOnly === true || (source.hideable === true && moment.state.account.persona.hidden)

const componentOf = (source: Source, moment: Moment, viewer: Viewer): object => {
  const hidden = isPrivate(source, moment)
  if (hidden && viewer === 'public') return { privacy: PRIVACY_PRIVATE }
  const compute = () => source.data(moment)
  const data = source.daily ? oncePerDay(moment, source.property, compute) : compute()
  const privacy = hidden ? PRIVACY_PRIVATE : PRIVACY_PUBLIC
  return data === undefined ? { privacy } : { data, privacy }
}

const plugStatesOf = (moment: Moment, all: boolean): object => {
  const items = moment.state.inventoryOn(moment.day).items
  const plugs = new Set<number>()
  for (const { home, sockets } of items) {
    if (!all && home.in !== 'equipped') continue
    for (const { plug } of sockets) if (plug !== 0) plugs.add(plug)
  }
  return Object.fromEntries([...plugs].map((plugItemHash) => [plugItemHash, plugState(plugItemHash)]))
}

const itemComponentsOf = (moment: Moment, components: ReadonlySet<number>, viewer: Viewer): object => {
  const all = viewer === 'owner'
  const privacy = all ? PRIVACY_PRIVATE : PRIVACY_PUBLIC
  const asked = (Object.entries(ITEM_COMPONENT_OF) as [ItemComponentName, number][]).filter(([, component]) =>
    components.has(component),
  )
  return {
    ...Object.fromEntries(
      asked.map(([name]) => {
        const view = moment.state.inventoryOn(moment.day)
        return [name, { data: view.dictionary(name, all ? 'all' : 'equipped'), privacy }]
      }),
    ),
    ...(components.has(COMPONENTS.ItemPlugStates)
      ? {
          plugStates: {
            data: oncePerDay(moment, `plugStates ${all}`, () => plugStatesOf(moment, all)),
            privacy,
          },
        }
      : {}),
  }
}

export const profileAnswer = (
  moment: Moment,
  components: ReadonlySet<number>,
  viewer: Viewer,
): DestinyProfileResponse => {
  const parts = SOURCES.filter(({ component }) => components.has(component)).map((source) => [
    source.property,
    componentOf(source, moment, viewer),
  ])
  const answer: Wire<DestinyProfileResponse> = {
    responseMintedTimestamp: floorTo(MINT_STEP_MS, moment.now),
    secondaryComponentsMintedTimestamp: floorTo(SECONDARY_STEP_MS, moment.now - SECONDARY_LAG_MS),
    ...Object.fromEntries(parts),
    itemComponents: itemComponentsOf(moment, components, viewer),
  }
  return asAnswer<DestinyProfileResponse>(answer)
}
