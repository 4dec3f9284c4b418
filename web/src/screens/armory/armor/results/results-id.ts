/** Where the answer stands, for what leads to it. */
export const RESULTS_ID = 'armor-results'
