/** What the admin panel says around its parts. */
export const en = {
  title: 'Admin',
  loading: 'Checking what you may do...',
  failed: 'Couldn’t find out what you may do.',
  retry: 'Retry',
  notYours: 'Nothing to administer',
  hint: 'The queue is for moderators of the map, whom the operator names in the settings. What they decide is open to all.',
}
