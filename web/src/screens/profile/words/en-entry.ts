/** What the app says of this screen before its files are there. */
export const en = {
  name: 'Profile',
  purpose: 'Your account, your sessions, what you share',
  connect: 'Authentication required. Please log in with Bungie.net.',
}
