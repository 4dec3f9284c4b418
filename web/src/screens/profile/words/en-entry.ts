/** What the app says of this screen before its files are there. */
export const en = {
  name: 'Profile',
  purpose: 'Account settings, alerts, sessions, what you share',
  connect: 'Authentication required. Please log in with Bungie.net.',
}

export const deletedEn = { name: 'Your data is deleted' }
