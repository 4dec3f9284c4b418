import { describe, expect, it } from 'vitest'
import { itemsOnce } from './items-once.ts'

describe('the items of the last answers', () => {
  it('names a weapon once where one answer told the copy and another the weapon', () => {
    const items = itemsOnce([
      { name: 'Vex Mythoclast', hash: 7, owned: false },
      { name: 'Vex Mythoclast', hash: 7, instance_id: '11', owned: true },
      { name: 'Gjallarhorn', hash: 8, owned: false },
    ])
    expect([...items.values()]).toEqual([
      { name: 'Vex Mythoclast', of: { instanceId: '11' } },
      { name: 'Gjallarhorn', of: { itemHash: 8 } },
    ])
  })

  it('keeps two copies apart', () => {
    const copy = (instance_id: string) => ({ name: 'Rose', hash: 1, instance_id, owned: true })
    expect(itemsOnce([copy('1'), copy('2'), copy('1')]).size).toBe(2)
  })
})
