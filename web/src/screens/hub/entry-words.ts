/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Command Center',
  purpose: 'Where everything starts: what you own and what is next',
}
