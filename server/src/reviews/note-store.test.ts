import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test-support/databases/databases.ts'
import { createNoteStore } from './note-store.ts'

const OWNER = '4611686018400000001'

onBothDatabases('notes about weapons', (database) => {
  it('stay within the limit where many are written at once, and those there can be written anew', async () => {
    const store = createNoteStore(database.current.query)
    const write = (id: string, text: string, over?: string) =>
      store.write(OWNER, { item_instance_id: id, text, written_at: 1 }, over, 5)
    const written = await Promise.all(Array.from({ length: 12 }, (_, at) => write(String(at), 'a note')))
    expect(written.filter((each) => each === true)).toHaveLength(5)
    const [first] = await store.list(OWNER)
    expect(await write(first?.item_instance_id ?? '', 'another')).toBe(true)
    expect(await write('99', 'one more')).toBe('too-many')
    expect(await write(first?.item_instance_id ?? '', '')).toBe(true)
    expect(await write('99', 'one more')).toBe(true)
  })
})
