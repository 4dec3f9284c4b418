/** What the app says of this screen before its files are there. */
export const en = {
  name: 'Profile',
  purpose: 'Your account, your sessions, what you share',
  connect: 'Connect to see your account, your sessions and what you share.',
}
