import { expect, it } from 'vitest'
import { connection } from '../data/system/connection.ts'

it('ends although the page is asking for a server that is not there', () => {
  connection.doubt()
  expect(connection.read().online).toBe(true)
})
