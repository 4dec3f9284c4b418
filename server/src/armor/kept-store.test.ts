import type { ArmorKept } from '@ai-vault/contract/items/armor.ts'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createKeptStore } from './kept-store.ts'

const kept = (changed_at: number, pinned: string[] = []): ArmorKept => ({
  pinned,
  excluded: ['2'],
  only: ['locked'],
  targets: [{ id: 'a', name: 'Grenades', class: 'hunter', search: 'targets=0_0_0_0_150_0' }],
  changed_at,
})

onBothDatabases('F-163 what is kept for the optimizer', (database) => {
  it('is empty at first, then belongs to one account', async () => {
    const store = createKeptStore(database.current.query)
    expect(await store.read('one')).toEqual({
      pinned: [],
      excluded: [],
      only: [],
      targets: [],
      changed_at: 0,
    })
    expect(await store.keep('one', kept(10, ['1']))).toEqual(kept(10, ['1']))
    expect(await store.read('one')).toEqual(kept(10, ['1']))
    expect((await store.read('other')).targets).toEqual([])
  })

  it('is the later of two changes, also when the earlier one arrives last', async () => {
    const store = createKeptStore(database.current.query)
    await store.keep('two', kept(20, ['31']))
    expect((await store.keep('two', kept(15, ['30']))).pinned).toEqual(['31'])
    expect((await store.keep('two', kept(21, ['32']))).pinned).toEqual(['32'])
  })
})
