import { describe, expect, it } from 'vitest'
import type { FaultOrder } from './fault-order.ts'
import { createFaultStore } from './fault-store.ts'

function storeWith(...orders: FaultOrder[]) {
  const time = { ms: 0 }
  let ticks = 0
  const store = createFaultStore({ tick: () => ++ticks, machineTime: () => time.ms })
  for (const order of orders) store.add(order)
  return { store, time }
}

describe('switched-on faults', () => {
  it('end after so many hits, and looking is no hit', () => {
    const { store } = storeWith({ kind: 'html', count: 2 })
    store.active('html', '/platform/settings/')
    expect(store.take('html', '/platform/settings/')?.hits).toBe(1)
    expect(store.take('html', '/platform/settings/')?.hits).toBe(2)
    expect(store.take('html', '/platform/settings/')).toBeUndefined()
    expect(store.list()).toEqual([])
  })

  it('end after their seconds of machine time', () => {
    const { store, time } = storeWith({ kind: 'html', seconds: 3 })
    time.ms = 2_999
    expect(store.take('html', '/')).toBeDefined()
    time.ms = 3_000
    expect(store.take('html', '/')).toBeUndefined()
  })

  it('are hit only where the caller says that they apply', () => {
    const { store } = storeWith({ kind: 'missing-component', component: 200, count: 1 })
    expect(store.take('missing-component', '/', ({ component }) => component === 100)).toBeUndefined()
    expect(store.list()[0]?.hits).toBe(0)
    expect(store.take('missing-component', '/', ({ component }) => component === 200)).toBeDefined()
  })

  it('of one kind can stand beside each other and be cleared one by one', () => {
    const { store } = storeWith({ kind: 'slow', ms: 1 }, { kind: 'slow', ms: 2, path: '/common/' })
    expect(store.takeAll('slow', '/common/x').map(({ ms }) => ms)).toEqual([1, 2])
    expect(store.takeAll('slow', '/platform/x/').map(({ ms }) => ms)).toEqual([1])
    store.clear(store.list()[0]?.id)
    expect(store.list().map(({ ms }) => ms)).toEqual([2])
  })
})
