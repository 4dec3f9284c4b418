import { WireError } from '../platform-errors.ts'

/** Activity modes that callers name instead of numbering. */
const MODE_BY_NAME: Readonly<Record<string, number>> = {
  none: 0,
  story: 2,
  strike: 3,
  raid: 4,
  allpvp: 5,
  patrol: 6,
  allpve: 7,
  control: 10,
  clash: 12,
  nightfall: 16,
  allstrikes: 18,
  ironbanner: 19,
  allmayhem: 25,
  supremacy: 31,
  privatematchesall: 32,
  survival: 37,
  social: 40,
  ironbannercontrol: 43,
  scorednightfall: 46,
  rumble: 48,
  gambit: 63,
  allpvecompetitive: 64,
  pvpcompetitive: 69,
  pvpquickplay: 70,
  controlquickplay: 73,
  elimination: 80,
  momentum: 81,
  dungeon: 82,
  trialsofosiris: 84,
  dares: 85,
  offensive: 86,
  lostsector: 87,
  rift: 88,
  zonecontrol: 89,
  relic: 92,
  lawlessfrontier: 93,
}

function parseMode(text: string): number {
  const mode = /^\d{1,3}$/.test(text) ? Number(text) : MODE_BY_NAME[text.toLowerCase()]
  if (mode === undefined) throw new WireError(7, { message: 'An activity mode could not be read.' })
  return mode
}

/** `mode=5,AllPvE`: numbers or names. */
export const parseModes = (text: string | undefined): number[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseMode)
