/**
 * How long a test waits for what never comes. Nothing here measures how fast anything is: whoever works on a test hears of
 * its failure after a minute, and `npm test`, which may meet a machine that is busy with something else, waits longer.
 */
export const WAIT_MS = 1_000 * Number(process.env.TEST_WAIT_S ?? 60)

/** One limit for every test and hook, for what hangs. */
export const HANGS_MS = 15 * 60_000
