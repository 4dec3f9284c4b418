const privateProfile =
  'Your Destiny profile is set to private. The platform does not show us what you own until you allow it.'
const accessDenied = 'Access denied. Please check your privacy settings.'
const unavailable = 'Destiny 2 servers unavailable'
const inTrouble = 'Destiny 2 server trouble'

/** What the armory says around its tabs; the failures' texts are as specified (F-140 to F-149). */
export const words = {
  title: 'Guardian Vault',
  tabs: { label: 'Vault', weapons: 'Weapons', armor: 'Armor 3.0', tiers: 'Gear Tiers' },
  armor: (pieces: number, high: number) => `${pieces} pieces · ${high} tier 4 or 5`,
  reading: 'Reading your vault...',
  readAgain: (clock: string) => `Your vault was read again at ${clock}.`,
  asRead: (age: string) => `Below is your vault as it was read ${age}.`,
  tryAgain: 'Try again',
  unopened: 'That could not be opened. Check your connection and try again.',
  tabFailed: {
    title: 'This tab could not be loaded',
    text: 'The network went away, or there is a newer version: reloading the page brings it. The other tabs still work.',
  },
  privacySettings: 'Privacy settings',
  returnToLogin: 'Return to Login',
  code: (code: string) => `code ${code}`,
  status: (status: number) => `status ${status}`,
  request: (id: string) => `request ${id}`,
  noWeapons: {
    title: 'No weapons in this vault.',
    hint: 'The platform holds none for you. Once you find one, it appears here with its rating.',
    action: 'Command Center',
  },
  private: {
    title: accessDenied,
    text: privateProfile,
    partTitle: 'A part of what you own is private',
    partText: 'Your Destiny profile is set to private in part. Shown is what the platform lets us see.',
    /** What has to be allowed on the platform, by the names its page gives. */
    steps: [
      'On Bungie.net open Settings, then Privacy.',
      'Allow “Show my non-equipped Inventory” and “Show my Destiny game Activity feed”.',
      'Come back and try again; it can take a few minutes.',
    ],
  },
  trouble: {
    internal: {
      title: inTrouble,
      text: 'The Destiny 2 servers are experiencing internal issues. Please try again in 5-10 minutes.',
    },
    unavailable: {
      title: unavailable,
      text: 'The Destiny 2 servers are temporarily unavailable. Please try again in a few minutes.',
      after: (message: string, text: string) => `${message} ${text}`,
    },
    server: { title: 'Server trouble', text: 'The server could not answer. Please try again later.' },
    later: 'If it lasts longer, try again later. Nothing needs to be done about your sign-in.',
    expired: {
      title: 'Authentication expired. Please log in again.',
      text: 'Your authentication token has expired. Please click Connect to sign in again.',
      steps: ['You come back to this screen, with the same search and filters.'],
    },
    failed: {
      title: 'Your vault could not be read',
      text: (detail: string) => `Failed to load inventory: ${detail}`,
    },
  },
}
