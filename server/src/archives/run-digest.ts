/**
 * A long history as one block of bytes, column by column: 100,000 runs are read back in some hundredths of a second,
 * where as many rows of the database take seconds. It is only ever a copy of the rows; one that cannot be read, or was
 * written by another machine's order of bytes, counts as absent.
 *
 * Layout: five numbers of 32 bits (MARK, VERSION, runs, length of the names, length of the ids), the names as JSON, the
 * ids as text with a line break between two, then each column.
 */
import type { Run } from '@ai-vault/game/history/run.ts'

const MARK = 0x52554e53
const VERSION = 1
const HEAD_BYTES = 5 * 4
const ABSENT = -(2 ** 31)
const MOST = 2 ** 31 - 1

/** Figures that a run may lack, in the order they are written. */
const FIGURES = [
  'standing',
  'kills',
  'deaths',
  'assists',
  'score',
  'durationSeconds',
  'playedSeconds',
] as const

/** Undefined where a figure is no whole number of 32 bits, or there are more names than the columns can tell apart. */
export function writeDigest(runs: readonly Run[]): Uint8Array | undefined {
  const characters = new Map<string, number>()
  const modes = new Map<string, number>()
  const place = (names: Map<string, number>, name: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    names.set(name, names.size)
    return names.size - 1
  }
  const startedAt = new Float64Array(runs.length)
  const hashes = new Uint32Array(runs.length * 2)
  const figures = new Int32Array(runs.length * FIGURES.length)
  const places = new Uint16Array(runs.length * 2)
  const completed = new Int8Array(runs.length)
  for (const [at, run] of runs.entries()) {
    startedAt[at] = run.startedAt
    hashes[2 * at] = run.activityHash
    hashes[2 * at + 1] = run.directorActivityHash
    places[2 * at] = place(characters, run.characterId)
    places[2 * at + 1] = place(modes, run.modes.join())
    completed[at] = run.completed === undefined ? -1 : Number(run.completed)
    for (const [which, figure] of FIGURES.entries()) {
      const value = run[figure]
      if (value !== undefined && !(Number.isInteger(value) && Math.abs(value) <= MOST)) return undefined
      figures[FIGURES.length * at + which] = value ?? ABSENT
    }
  }
  if (Math.max(characters.size, modes.size) > 0xffff) return undefined
  const names = Buffer.from(JSON.stringify([[...characters.keys()], [...modes.keys()]]))
  const ids = Buffer.from(runs.map(({ instanceId }) => instanceId).join('\n'))
  const head = new Uint32Array([MARK, VERSION, runs.length, names.length, ids.length])
  return Buffer.concat([
    new Uint8Array(head.buffer),
    names,
    ids,
    ...[startedAt, hashes, figures, places, completed].map(({ buffer }) => new Uint8Array(buffer)),
  ])
}

export function readDigest(bytes: Uint8Array): Run[] | undefined {
  if (bytes.byteLength < HEAD_BYTES) return undefined
  let from = bytes.byteOffset
  // Columns are copied out: wider numbers must lie at addresses that they divide.
  const take = (length: number) => {
    from += length
    return bytes.buffer.slice(from - length, from) as ArrayBuffer
  }
  const [mark, version, count = 0, namesLength = 0, idsLength = 0] = new Uint32Array(take(HEAD_BYTES))
  const width = 8 + 2 * 4 + FIGURES.length * 4 + 2 * 2 + 1
  if (mark !== MARK || version !== VERSION) return undefined
  if (bytes.byteLength !== HEAD_BYTES + namesLength + idsLength + count * width) return undefined
  const [characters, modeTexts] = JSON.parse(Buffer.from(take(namesLength)).toString()) as [
    string[],
    string[],
  ]
  const modes = modeTexts.map((text) => (text === '' ? [] : text.split(',').map(Number)))
  const ids = Buffer.from(take(idsLength)).toString('latin1').split('\n')
  const startedAt = new Float64Array(take(count * 8))
  const hashes = new Uint32Array(take(count * 2 * 4))
  const figures = new Int32Array(take(count * FIGURES.length * 4))
  const places = new Uint16Array(take(count * 2 * 2))
  const completed = new Int8Array(take(count))
  return Array.from({ length: count }, (_, at) => {
    const run: { -readonly [Key in keyof Run]: Run[Key] } = {
      instanceId: ids[at] ?? '',
      characterId: characters[places[2 * at] ?? 0] ?? '',
      activityHash: hashes[2 * at] ?? 0,
      directorActivityHash: hashes[2 * at + 1] ?? 0,
      startedAt: startedAt[at] ?? 0,
      modes: modes[places[2 * at + 1] ?? 0] ?? [],
    }
    if (completed[at] !== -1) run.completed = completed[at] === 1
    for (let which = 0; which < FIGURES.length; which++) {
      const value = figures[FIGURES.length * at + which]
      const figure = FIGURES[which]
      if (figure && value !== undefined && value !== ABSENT) run[figure] = value
    }
    return run
  })
}
