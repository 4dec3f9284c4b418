/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Prophecy',
  purpose: 'What to keep, farm and play next, with reasons',
  connect: 'Authentication required. Please log in with Bungie.net to access personalized prophecies.',
}
