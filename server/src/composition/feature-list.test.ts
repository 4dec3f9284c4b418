import { describe, expect, it } from 'vitest'
import { defineFeature } from './feature.ts'
import { featureList, type NamedFeature } from './feature-list.ts'
import { createPlayerData } from './player-data.ts'

const step = () => ({ up: async () => {} })

const first = defineFeature({
  name: 'first',
  migrations: { 'first-01-table': step },
  create: ({ start }: { readonly start: number }) => ({
    services: { one: start + 1 },
    exportOf: async (membershipId) => ({ said: membershipId }),
  }),
})
const second = defineFeature({
  name: 'second',
  migrations: { '0002-old': step },
  create: async ({ one }: { readonly one: number }) => ({ services: { two: one + 1 } }),
})

describe('a list of features', () => {
  it('gives each one what those before it give, and all of it to the rest of the server', async () => {
    const running: NamedFeature[] = []
    const list = featureList<{ start: number }>({ '0001-base': step }).add(first).add(second)
    expect(await list.create({ start: 1 }, running)).toEqual({ start: 1, one: 2, two: 3 })
    expect(running.map(({ name }) => name)).toEqual(['first', 'second'])
    expect(Object.keys(list.migrations).sort()).toEqual(['0001-base', '0002-old', 'first-01-table'])
    expect(await createPlayerData(running, async () => {}).exportOf('7')).toEqual({ first: { said: '7' } })
  })

  it('does not compile where a feature needs what comes after it', () => {
    // @ts-expect-error `one` is not there yet
    featureList<{ start: number }>({}).add(second).add(first)
  })

  it('refuses two migrations or two services of one name', async () => {
    expect(() => featureList<{ start: number }>({}).add(first).add(first)).toThrow(
      'The migration of first called first-01-table has the name of another one',
    )
    const twin = defineFeature({ name: 'twin', create: (_: object) => ({ services: { one: 5 } }) })
    const list = featureList<{ start: number }>({}).add(first).add(twin)
    await expect(list.create({ start: 1 }, [])).rejects.toThrow('service of twin called one')
  })

  it('tells which features are there when a later one fails', async () => {
    const running: NamedFeature[] = []
    const broken = defineFeature({
      name: 'broken',
      create: (_: object): { services: object } => {
        throw new Error('not today')
      },
    })
    const list = featureList<{ start: number }>({}).add(first).add(broken)
    await expect(list.create({ start: 1 }, running)).rejects.toThrow('not today')
    expect(running.map(({ name }) => name)).toEqual(['first'])
  })
})
