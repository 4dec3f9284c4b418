/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Archives',
  purpose: 'Every match and mission you finished',
  connect: 'Connect to see every activity you finished, with its report.',
}
