/** What is said once all data was deleted; it comes with its screen. */
export const words = {
  title: 'Your data is deleted',
  kept: 'Your data is kept',
  keptLead: 'You are signed in, so AI Vault keeps what your profile lists. There you can delete all of it.',
  lead: 'Everything AI Vault kept about you was deleted, and you are signed out.',
  gone: 'Gone from the server: the saved copy of your profile, your history, decisions, notes, chats, links, tokens and sign-ins.',
  browser: 'Gone from this browser: saved copies, searches, your own wish lists and the AI key.',
  left: 'Left: map points that were accepted and the map’s log, without your name.',
  game: 'Untouched: your account, characters and items in the game.',
  access: 'Bungie.net lists AI Vault among your applications until you remove it there.',
  accessLink: 'Your applications at Bungie.net',
  again: 'If you sign in again, you start from nothing.',
  profile: 'Open your profile',
  commandCenter: 'Command Center',
}
