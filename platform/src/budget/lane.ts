import { AsyncLocalStorage } from 'node:async_hooks'

/** Who waits for a call: a player, or nobody. */
export type Lane = 'player' | 'background'

const lanes = new AsyncLocalStorage<Lane>()

/** Every call that this work makes gives way to those that a player waits for. */
export const inBackground = <T>(work: () => T): T => lanes.run('background', work)

export const currentLane = (): Lane => lanes.getStore() ?? 'player'
