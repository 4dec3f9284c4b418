/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Architect',
  purpose: 'A build for the activity you name, from what you own',
  connect: 'Connect to get builds from what you own.',
}
