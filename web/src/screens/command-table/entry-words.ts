/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Command Table',
  purpose: 'Your fireteam side by side',
  connect: 'Connect to see your fireteam side by side.',
}
