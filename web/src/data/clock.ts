/** Minutes that this clock is ahead of UTC. */
export const utcOffset = (): number => -new Date().getTimezoneOffset()
