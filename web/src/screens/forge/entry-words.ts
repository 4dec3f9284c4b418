/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Forge',
  purpose: 'One weapon taken apart: perks, scores, your god roll',
  connect: 'Authentication required to access weapon forge.',
}
