/** What the app says of this screen before its files are there. */
export const entryWords = {
  name: 'Atlas',
  purpose: 'Triumphs, collectibles and the community’s map',
  connect: 'Connect to see your triumphs and what is left on every map.',
}
