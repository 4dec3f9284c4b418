import { readNumber, readText } from '@ai-vault/game/data-rows.ts'
import { named, optional, readFlag, readKeyed } from './columns.ts'
import rows from './sources.json' with { type: 'json' }

const readRow = named({
  /** What a collectible says about where its item comes from. */
  text: readText,
  /** The origin trait of weapons from here. */
  origin: readText,
  /** The season whose mark the items carry. */
  season: readNumber,
  /** Weapons from here can be shaped at the enclave. */
  craftable: optional(readFlag),
})

export type Source = ReturnType<typeof readRow>
export type SourceKey = keyof typeof rows
export const SOURCES = readKeyed(rows, 'sources.json', readRow)
