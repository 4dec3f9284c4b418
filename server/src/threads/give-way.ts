import { platform, setPriority } from 'node:os'

const LOWER = 5

/**
 * Called in a thread that computes: where processors are short, the main thread, which answers everybody, comes first.
 * Linux alone sets a priority for the calling thread; elsewhere it would be the whole process's.
 */
export function giveWayToMainThread() {
  if (platform() === 'linux') setPriority(LOWER)
}
