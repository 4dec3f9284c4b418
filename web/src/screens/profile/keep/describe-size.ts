import { words } from '../words/words.ts'

const { bytes: said } = words.data

/** The size of something in the largest unit that fits. */
export function describeSize(bytes: number): string {
  if (bytes < 1_000) return said.small
  if (bytes < 1_000_000) return said.kilo((bytes / 1_000).toFixed(0))
  return said.mega((bytes / 1_000_000).toFixed(1))
}
