/** How many cases a test looks at: a few in every run of `npm test`, many in `npm run hunt`. */
export const cases = (few: number, many: number): number => (process.env.HUNT === 'true' ? many : few)
