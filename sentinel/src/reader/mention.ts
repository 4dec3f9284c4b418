import type { NameEntry, NameMatch } from './names/name-index.ts'

export interface Mention {
  readonly slot: string
  readonly value: string
  readonly from: number
  readonly to: number
  readonly by: 'word' | 'number' | NameMatch['by']
  readonly entry?: NameEntry
  readonly others?: readonly NameEntry[]
}
