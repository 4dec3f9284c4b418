/** What the app says of this screen before its files are there. */
export const en = {
  name: 'Prophecy',
  purpose: 'What to keep, farm and play next, with reasons',
  connect: 'Connect to learn what to keep, farm and play next.',
}
