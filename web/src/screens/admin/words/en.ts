/** What the admin panel says around its parts. */
export const en = {
  title: 'Admin',
  loading: 'Checking what you may do...',
  failed: 'Couldn’t find out what you may do.',
  retry: 'Retry',
  notice: {
    title: 'Notice to everybody',
    label: 'What everybody should know',
    note: 'Shown at once on every open page, and for a day on pages that come back.',
    send: 'Send notice',
    sent: 'Sent to everybody.',
    failed: 'The notice was not sent. Try again.',
  },
}
