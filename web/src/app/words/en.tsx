import type { ReactNode } from 'react'
import type { ScreenPath } from '../screen-list.ts'

/** What the shell says from the first moment on. Specified texts stand as they are specified. */
export const en = {
  product: 'AI Vault',
  version: 'version ',
  skip: 'Skip to content',
  unopened: 'That could not be opened. Try again in a moment.',
  missingLanguage: (language: string) =>
    `The game platform has no names in ${language} just now. They stay in English until it does.`,
  /** Name and purpose of every screen. */
  screens: {
    '/command-center': ['Command Center', 'Where everything starts: what you own and what is next'],
    '/dashboard': ['Dashboard', 'Your scores, characters and progress on one page'],
    '/atlas': ['Atlas', 'Triumphs, collectibles and the community’s map'],
    '/archives': ['Archives', 'Every match and mission you finished'],
    '/armory': ['Armory', 'Every weapon and armor piece you own, rated'],
    '/profile': ['Profile', 'Your account, your sessions, what you share'],
    '/forge': ['Forge', 'One weapon taken apart: perks, scores, your god roll'],
    '/architect': ['Architect', 'A build for the activity you name, from what you own'],
    '/prophecy': ['Prophecy', 'What to keep, farm and play next, with reasons'],
    '/command-table': ['Command Table', 'Your fireteam side by side'],
    '/ai': ['AI Assistant', 'Answers from what is saved on this device, without a network'],
    '/sentinel': ['Sentinel', 'Live analyst over your vault; every claim names its source'],
  } satisfies Record<ScreenPath, readonly [label: string, purpose: string]>,
  /** Titles of pages that are no entry of the menu, or are called otherwise there. */
  titles: {
    signalLost: 'Signal Lost',
    guardianVault: 'Guardian Vault',
    signIn: 'Sign in',
    signingIn: 'Signing in',
    changelog: 'Changelog',
    privacy: 'Privacy',
    sharedBuild: 'Shared build',
    admin: 'Admin',
    design: 'Design',
  },
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
    connect: 'Connect with Bungie',
    demo: 'Explore the demo guardian',
    required: 'Authentication Required',
    benefits: [
      'Every weapon you own, rated with reasons',
      'Armor builds that are proven best',
      'A plan to the weekly reset',
    ],
    readOnly: 'Read-only. You come back to this screen.',
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
    daysLeft: (days: number, hours: number) => `${days} d ${hours} h`,
    hoursLeft: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  },
  footer: {
    about:
      'AI Vault is free for the community and reads only. It moves, changes and deletes nothing. Donations will help to keep it running.',
    donate: 'Donate: coming soon',
    changelog: 'Changelog',
    privacy: 'Privacy',
    language: (chosen: ReactNode) => <>Language{chosen && <>: {chosen}</>}</>,
    messages: 'Messages',
    keyboard: 'Keyboard ?',
  },
}
