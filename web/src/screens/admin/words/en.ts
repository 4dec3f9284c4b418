/** What the admin panel says around its parts. */
export const en = {
  title: 'Admin',
  loading: 'Checking what you may do...',
  failed: 'Couldn’t find out what you may do.',
  retry: 'Retry',
  notYours: 'Nothing to administer',
  hint: 'This page is for moderators of the map. The operator names them in the settings.',
}
