/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Sentinel',
  purpose: 'Reads your live account: vault, builds, week, triumphs, runs',
  connect: 'Connect to ask Sentinel about your vault.',
}
