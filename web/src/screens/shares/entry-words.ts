/** What the app says of these screens before their files are there. */
export const entryWords = {
  build: { name: 'Shared build' },
  prophecy: { name: 'Shared prophecy' },
  profile: { name: 'Shared profile' },
}
