import { constants, getPriority, platform, setPriority } from 'node:os'

const LOWER = 5

/**
 * Called in a thread that computes: where processors are short, the main thread, which answers everybody, comes first.
 * Linux alone sets a priority for the calling thread; elsewhere it would be the whole process's.
 */
export function giveWayToMainThread() {
  // Lower than it was: a process that was started with a low priority may not raise one.
  if (platform() === 'linux') setPriority(Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW))
}
