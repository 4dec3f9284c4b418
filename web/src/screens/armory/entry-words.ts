/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Armory',
  title: 'Guardian Vault',
  purpose: 'Every weapon and armor piece you own, rated',
  connect:
    'Authentication required. Please log in to see your vault. Access is read-only: nothing is moved, changed or deleted.',
}
