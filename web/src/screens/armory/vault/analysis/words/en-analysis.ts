/** What the choice of an analysis says. */
export const en = { activity: 'Activity', playstyle: 'Playstyle', input: 'Input' }
