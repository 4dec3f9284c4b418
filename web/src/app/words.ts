/** What the shell says from the first moment on. Specified texts stand as they are specified. */
export const words = {
  product: 'AI Vault',
  /** The season that the header is dressed in (F-016). */
  season: 'Edge of Fate',
  version: 'version ',
  skip: 'Skip to content',
  unopened: 'That could not be opened. Try again in a moment.',
  language: (chosen: string | null) => (chosen ? `Language: ${chosen}` : 'Language'),
  missingLanguage: (language: string) =>
    `The game platform has no names in ${language} just now. They stay in English until it does.`,
  signalLost: 'Signal Lost',
  /** Below the head of a screen. */
  purpose: (purpose: string) => `${purpose}.`,
  header: {
    main: 'Main',
    intelligence: 'Intelligence',
    more: 'More',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    mobile: 'Mobile',
  },
  account: {
    checking: 'Checking sign-in',
    connectedAs: 'Connected as ',
    nameless: 'Guardian',
    disconnect: 'Disconnect',
    signedOut: 'Signed out. Nothing of yours stays on this device.',
    goToSignIn: 'Go to sign-in',
  },
  status: {
    label: 'Status',
    online: 'Network online',
    offline: 'Offline: showing saved data',
    commandCenter: (word: string) => `Command center ${word.toLowerCase()}`,
    checking: 'Checking',
    build: (version: string) => `Build ${version}`,
    manifest: (version: string) => `Manifest ${version}`,
    system: 'System status',
    systemIs: 'System status: ',
    resetIn: 'Weekly reset in ',
    reset: 'Reset ',
  },
  broken: {
    head: 'Something broke',
    notLoaded: 'This screen could not be loaded',
    stopped: 'This screen stopped working',
    again: 'Try again',
    reload: 'Reload the page',
    away: 'The network went away, or a newer version replaced this one. Reloading brings it back.',
    rest: 'The rest of AI Vault still works, and nothing you own is affected.',
  },
  footer: {
    about:
      'AI Vault is free for the community and reads only. It moves, changes and deletes nothing. Donations will help to keep it running.',
    donate: 'Donate: coming soon',
    changelog: 'Changelog',
    privacy: 'Privacy',
    messages: 'Messages',
    keyboard: 'Keyboard ?',
  },
}
