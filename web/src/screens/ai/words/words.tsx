import type { ReactNode } from 'react'
import { counted } from '../../../words/formats.ts'

/** What the offline assistant says; nothing of it needs a network. */
export const words = {
  title: 'AI Assistant',
  lead: (sentinel: ReactNode) => (
    <>
      What your saved vault says, with or without a network. For armor, your week, triumphs and runs, ask{' '}
      {sentinel}.
    </>
  ),
  sentinel: 'Sentinel',
  askLive: 'Ask Sentinel the same',
  board: {
    dismantle: 'What can go',
    bestPve: 'Your best for PvE',
    bestPvp: 'Your best for PvP',
    newest: 'New in your vault',
    duplicates: 'Your duplicates',
    exotics: 'Your exotics by use',
    champions: 'Champions you can stun',
    bosses: 'Your best for bosses',
    builds: 'Builds',
    more: 'Ask further',
    cleanup: 'Plan the clean-up',
    architect: 'Make one from what you own',
    noCharacter: 'Nothing to answer from yet',
    nextSteps: 'See your next steps',
    allBuilds: 'Show all builds',
  },
  overview: 'Back to the overview',
  mode: 'Mode',
  modes: { assistant: 'Assistant', analysis: 'Analysis', tactical: 'Tactical', training: 'Training' },
  modeChanged: (mode: string) => `Mode changed to ${mode}.`,
  greetings: {
    assistant: 'Assistant mode. Ask what can go, what is best, or whether you have something.',
    analysis: 'Analysis mode. Name a weapon, a perk or a type, and I show what your saved vault holds of it.',
    tactical: 'Tactical mode. Ask for a build or a loadout, and I list what fits and what you own of it.',
    training: 'Training mode. Ask for help to learn what this assistant and the app can do.',
  },
  conversation: 'Conversation with the offline assistant',
  ask: 'Type a message',
  send: 'Ask (Offline)',
  typing: 'Assistant is typing...',
  skip: 'Skip the wait',
  builds: 'Builds to start from:',
  build: (name: string, needs: string, about: string) => `- **${name}** with ${needs}: ${about}`,
  owned: (name: string) => `${name} (yours)`,
  ownedFirst: 'What you own comes first; it is as of your last visit with a network.',
  ownedUnknown: 'Your vault is not saved on this device, so I cannot say which of these you own.',
  ownedLater: 'Your vault is still being read, so I cannot say yet which of these you own.',
  features: 'What works here, without a network:',
  featureList: [
    '- Four modes: assistant, analysis, tactical, training',
    '- A list of builds, with what you own of them: type “build” or “loadout”',
    '- Questions about your saved vault, answered as Sentinel answers them: what can go, your best, do I have, duplicates',
    '- Each answer says how your question was read; take a word out and it is asked again',
    '- Every screen you have opened before shows what was saved last',
  ],
  echo: (text: string) => `You said: ${text}`,
  noVault: 'Your vault is not saved on this device yet: open the armory once with a network.',
  reading: 'Reading your vault...',
  notLoaded: 'The answers are not on this device yet: ask once with a network, and they stay.',
  saved: (items: number) => `${counted(items, { one: 'item', other: 'items' })} saved on this device`,
  offline: 'No network: answers from the saved vault',
  online: 'Answers from the saved vault',
}
