/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Profile',
  purpose: 'Account settings, alerts, sessions, what you share',
  connect: 'Authentication required. Please log in with Bungie.net.',
}

export const deletedWords = { name: 'Your data is deleted' }
