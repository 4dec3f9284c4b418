/** What the app says of these screens before their files are there. */
export const en = {
  build: { name: 'Shared build' },
  prophecy: { name: 'Shared prophecy' },
  profile: { name: 'Shared profile' },
}
