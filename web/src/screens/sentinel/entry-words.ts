/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Sentinel',
  purpose: 'Live analyst over your vault; every claim names its source',
  connect: 'Connect to ask Sentinel about your vault.',
}
