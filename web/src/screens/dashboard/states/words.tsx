import type { ReactNode } from 'react'

/** What the dashboard says while it waits and when it fails; the failures' texts are as specified (F-103 to F-111). */
export const words = {
  loading: 'Loading Guardian intelligence...',
  coming:
    'Your score, the one thing to do next and what is open this week come from your account in a moment.',
  phase: {
    offline: 'No network. Reading goes on as soon as there is one.',
    retrying: (attempt: number) => `The server did not answer; trying again, attempt ${attempt}`,
    reading: 'Reading your profile from Bungie.net',
    slow: 'Bungie.net takes longer than usual to hand out your profile',
    since: (phase: string, seconds: number) => `${phase} · ${seconds} s`,
  },
  trying: 'Trying...',
  failed: {
    structure: 'Invalid response structure from dashboard API',
    title: (reason: string) => `Failed to load Guardian data: ${reason}`,
    troubleshooting: [
      'Try again: most failures last a few seconds.',
      'Look at the system status in the header: the game platform may be in trouble.',
      'Check that your network lets this page reach its server.',
      'Disconnect and connect again, so that a new sign-in is made.',
    ],
    afterAnUpdate: [
      'Reload the page: the server may be newer than what this tab has loaded.',
      'If it stays, copy the diagnostics and send them to whoever runs this installation.',
    ],
    again: 'Try again',
    unexpectedAt: (fields: string) => `Unexpected at: ${fields}`,
    noFlag: 'The answer carries no success flag.',
  },
  privacySettings: 'Check Privacy Settings',
  lastGood: (clock: string, age: string) => `Your dashboard from ${clock} (${age}) stays readable below.`,
  maintenance: {
    title: 'Bungie Server Maintenance',
    message: 'The game’s servers are closed for maintenance. Nothing you own is affected.',
    steps: ['Wait for the announced end', 'Your sign-in is kept; nothing needs to be done about it'],
  },
  unavailable: {
    title: 'Service Temporarily Unavailable',
    message: 'The Destiny 2 API is currently experiencing issues',
  },
  reconnect: {
    title: 'Connect again',
    lead: 'The platform ended this sign-in. What was read last stays readable below; new data needs a new sign-in.',
  },
  withheld: (parts: number, settings: ReactNode) => (
    <>
      Your privacy settings keep {parts === 1 ? 'one part' : `${parts} parts`} of your profile from us; what
      is missing is a dash or says so. {settings}
    </>
  ),
  noData: {
    title: 'No Guardian Data Available',
    lead: 'You are signed in, but the platform sent nothing to show.',
    checked: 'What was checked just now:',
    found: 'What was found when it was last asked:',
    privacy:
      'What we may read is decided on the platform, under Privacy: ‘Show my Destiny game Activity feed on Bungie.net’ and ‘Show my non-Equipped Inventory’ must be on.',
    retry: 'Retry',
    causes: { privacy: 'Privacy', characters: 'Characters', platform: 'Platform' },
    finding: (cause: string, found: string) => `${cause} (${found}):`,
    notKnown: 'not known',
    passed: 'passed',
    failed: 'failed',
    possible: {
      privacy: 'Your privacy settings may hide your profile.',
      characters: 'This account may have no character yet.',
      platform: 'You may play on another platform than the one you signed in with.',
    },
    debug: 'Debug info',
    shown: ' (shown)',
    crossSave: ' (cross save)',
  },
  diagnostics: {
    title: 'System info',
    copy: 'Copy diagnostics',
    copied: 'Diagnostics copied.',
    refused: 'The browser did not allow copying.',
    code: 'Code',
    status: 'Status',
    noAnswer: 'no answer',
    request: 'Request',
    call: 'Call',
    time: 'Time',
    version: 'Version',
    gamePlatform: 'Game platform',
    network: 'Network',
    online: 'online',
    offline: 'offline',
    browser: 'Browser',
    language: 'Language',
    screen: 'Screen',
    membership: 'Membership',
    platform: 'Platform',
    accounts: 'Accounts',
    notKnown: 'not known',
    characters: 'Characters',
    weapons: 'Weapons',
    noneSent: 'none sent',
    withheld: 'Withheld',
    nothing: 'nothing',
    read: 'Read',
    unknown: 'unknown',
  },
}
