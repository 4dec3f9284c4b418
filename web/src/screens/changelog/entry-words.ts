/** What the app says of this screen before its files are there. */
export const entryWords = { name: 'Changelog' }
