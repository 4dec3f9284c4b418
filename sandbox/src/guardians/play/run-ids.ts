import { FIRST_DAY } from '../calendar.ts'

/** An activity's id names its day, time and host, so that a report can be found from the id alone. */
const BASE = 16_000_000_000
const HOSTS = 16
const CELLS = 8

interface RunKey {
  readonly day: number
  readonly cell: number
  readonly host: number
}

export const runIdOf = ({ day, cell, host }: RunKey): string =>
  String(BASE + ((day - FIRST_DAY) * CELLS + cell) * HOSTS + host)

export const parseRunId = (id: string): RunKey | undefined => {
  if (!/^\d{11}$/.test(id)) return undefined
  const number = Number(id) - BASE
  if (number < 0) return undefined
  const slot = Math.floor(number / HOSTS)
  return { host: number % HOSTS, cell: slot % CELLS, day: FIRST_DAY + Math.floor(slot / CELLS) }
}
