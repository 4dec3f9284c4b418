/** What the admin panel says around its parts. */
export const en = {
  title: 'Admin',
  loading: 'Checking what you may do...',
  failed: 'Couldn’t find out what you may do.',
  retry: 'Retry',
}
