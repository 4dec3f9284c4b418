/**
 * A long history as one block of bytes, column by column: 100,000 rows of the database take seconds to read, the block some
 * milliseconds. Its runs stay in their columns and are read field by field when somebody asks, because making 100,000
 * objects with all their fields would take longer than everything that is told about them. It is only ever a copy of the
 * rows; one that cannot be read, or was written by another machine's order of bytes, counts as absent.
 *
 * Layout: four numbers of 32 bits (MARK, VERSION, runs, length of the names), the names as JSON, then each column.
 */
import type { Run } from '@ai-vault/game/history/run.ts'

const MARK = 0x52554e53
const VERSION = 2
const HEAD_BYTES = 4 * 4
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

/** Bytes of one run in all columns. */
const WIDTH = 8 + 8 + 2 * 4 + FIGURES.length * 4 + 2 * 2 + 1

interface Columns {
  readonly ids: BigUint64Array
  readonly startedAt: Float64Array
  readonly hashes: Uint32Array
  readonly figures: Int32Array
  readonly places: Uint16Array
  readonly completed: Int8Array
  readonly characters: readonly string[]
  readonly modes: readonly (readonly number[])[]
}

/**
 * Undefined where a figure is no whole number of 32 bits, an id none of 64 bits, or there are more names than the columns
 * can tell apart.
 */
export function writeDigest(runs: readonly Run[]): Uint8Array | undefined {
  const characters = new Map<string, number>()
  const modes = new Map<string, number>()
  const place = (names: Map<string, number>, name: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    names.set(name, names.size)
    return names.size - 1
  }
  const ids = new BigUint64Array(runs.length)
  const startedAt = new Float64Array(runs.length)
  const hashes = new Uint32Array(runs.length * 2)
  const figures = new Int32Array(runs.length * FIGURES.length)
  const places = new Uint16Array(runs.length * 2)
  const completed = new Int8Array(runs.length)
  for (const [at, run] of runs.entries()) {
    if (!/^\d{1,20}$/.test(run.instanceId)) return undefined
    ids[at] = BigInt(run.instanceId)
    if (String(ids[at]) !== run.instanceId) return undefined
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
  const head = new Uint32Array([MARK, VERSION, runs.length, names.length])
  return Buffer.concat([
    new Uint8Array(head.buffer),
    names,
    ...[ids, startedAt, hashes, figures, places, completed].map(({ buffer }) => new Uint8Array(buffer)),
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
  const [mark, version, count = 0, namesLength = 0] = new Uint32Array(take(HEAD_BYTES))
  if (mark !== MARK || version !== VERSION) return undefined
  if (bytes.byteLength !== HEAD_BYTES + namesLength + count * WIDTH) return undefined
  const [characters, modeTexts] = JSON.parse(Buffer.from(take(namesLength)).toString()) as [
    string[],
    string[],
  ]
  const columns: Columns = {
    ids: new BigUint64Array(take(count * 8)),
    startedAt: new Float64Array(take(count * 8)),
    hashes: new Uint32Array(take(count * 2 * 4)),
    figures: new Int32Array(take(count * FIGURES.length * 4)),
    places: new Uint16Array(take(count * 2 * 2)),
    completed: new Int8Array(take(count)),
    characters,
    modes: modeTexts.map((text) => (text === '' ? [] : text.split(',').map(Number))),
  }
  const runs = new Array<Run>(count)
  for (let at = 0; at < count; at++) runs[at] = new DigestRun(columns, at)
  return runs
}

/** One run of the block. What the platform does not report is undefined, as it is in a run from the rows. */
class DigestRun implements Run {
  private readonly columns: Columns
  private readonly at: number

  constructor(columns: Columns, at: number) {
    this.columns = columns
    this.at = at
  }

  get instanceId() {
    return String(this.columns.ids[this.at])
  }
  get characterId() {
    return this.columns.characters[this.columns.places[2 * this.at] ?? 0] ?? ''
  }
  get activityHash() {
    return this.columns.hashes[2 * this.at] ?? 0
  }
  get directorActivityHash() {
    return this.columns.hashes[2 * this.at + 1] ?? 0
  }
  get startedAt() {
    return this.columns.startedAt[this.at] ?? 0
  }
  get modes() {
    return this.columns.modes[this.columns.places[2 * this.at + 1] ?? 0] ?? []
  }
  get completed() {
    const value = this.columns.completed[this.at]
    return value === -1 ? undefined : value === 1
  }
  // By their places in FIGURES.
  get standing() {
    return this.figure(0)
  }
  get kills() {
    return this.figure(1)
  }
  get deaths() {
    return this.figure(2)
  }
  get assists() {
    return this.figure(3)
  }
  get score() {
    return this.figure(4)
  }
  get durationSeconds() {
    return this.figure(5)
  }
  get playedSeconds() {
    return this.figure(6)
  }

  private figure(which: number): number | undefined {
    const value = this.columns.figures[FIGURES.length * this.at + which]
    return value === ABSENT ? undefined : value
  }
}
