// Property tests meet the same inputs in every run of `npm test`: what fails there was broken by the change at hand.
// New inputs are met in `npm run hunt`, where every property gets as many of them as fit into its time.
import fc from 'fast-check'

const hunts = process.env.HUNT === 'true'

fc.configureGlobal(hunts ? { numRuns: 100_000, interruptAfterTimeLimit: 4_000 } : { seed: 20_250_715 })
