/** A profile of the wire with the given items, each with its sockets and what else the platform tells of it. */
export interface WireItem {
  readonly itemHash: number
  readonly state?: number
  readonly bucketHash?: number
  readonly location?: number
  readonly instance?: object
  readonly plugs?: readonly (number | { plugHash?: number; isEnabled?: boolean })[]
  readonly options?: Readonly<Record<number, readonly number[]>>
  readonly stats?: Readonly<Record<number, number>>
  readonly plugObjectives?: Readonly<Record<number, readonly object[]>>
}

const VAULT = 138197802

export function vaultProfile(items: readonly WireItem[], more: object = {}) {
  const ids = items.map((_, index) => `69${index}`)
  const byId = (component: (item: WireItem) => object | undefined) => ({
    data: Object.fromEntries(
      items.flatMap((item, index) => (component(item) ? [[ids[index], component(item)]] : [])),
    ),
    privacy: 2,
  })
  return {
    responseMintedTimestamp: '2026-05-01T10:00:00.000Z',
    profileInventory: {
      data: {
        items: items.map(({ itemHash, state = 0, bucketHash = VAULT, location = 2 }, index) => ({
          itemHash,
          itemInstanceId: ids[index],
          quantity: 1,
          state,
          bucketHash,
          location,
        })),
      },
      privacy: 2,
    },
    itemComponents: {
      instances: byId(({ instance }) => instance ?? { primaryStat: { value: 540 } }),
      stats: byId(({ stats }) => stats && { stats: statEntries(stats) }),
      sockets: byId(
        ({ plugs }) =>
          plugs && { sockets: plugs.map((plug) => (typeof plug === 'number' ? { plugHash: plug } : plug)) },
      ),
      reusablePlugs: byId(({ options }) => options && { plugs: optionEntries(options) }),
      plugObjectives: byId(({ plugObjectives }) => plugObjectives && { objectivesPerPlug: plugObjectives }),
    },
    ...more,
  }
}

const statEntries = (stats: Readonly<Record<number, number>>) =>
  Object.fromEntries(Object.entries(stats).map(([hash, value]) => [hash, { statHash: Number(hash), value }]))

const optionEntries = (options: Readonly<Record<number, readonly number[]>>) =>
  Object.fromEntries(
    Object.entries(options).map(([index, plugs]) => [
      index,
      plugs.map((plugItemHash) => ({ plugItemHash, canInsert: true, enabled: true })),
    ]),
  )
