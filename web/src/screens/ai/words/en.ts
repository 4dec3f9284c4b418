import type { Decided } from '@ai-vault/game/cleanup/cleanup-order.ts'
import { decidedInWords, leftInWords } from '@ai-vault/game/cleanup/cleanup-words.ts'
import { counted } from '../../../words/choose-words.ts'

/** What the offline assistant says; nothing of it needs a network. */
export const en = {
  title: 'AI Assistant',
  lead: 'Answers from what is saved on this device. For questions that need your live account, ask Sentinel.',
  mode: 'Mode',
  modes: { assistant: 'Assistant', analysis: 'Analysis', tactical: 'Tactical', training: 'Training' },
  modeChanged: (mode: string) => `Mode changed to ${mode}.`,
  greetings: {
    assistant: 'Assistant mode. Ask about builds, or type a word and I look through your saved vault.',
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
  features: 'What works here, without a network:',
  featureList: [
    '- Four modes: assistant, analysis, tactical, training',
    '- A list of builds, with what you own of them: type “build” or “loadout”',
    '- A search through your saved vault: type a name, a type or a perk',
    '- The best of a type by its saved rating, and what could go by its saved advice',
    '- Every screen you have opened before shows what was saved last',
  ],
  echo: (text: string) => `You said: ${text}`,
  found: (count: number) =>
    `${counted(count, { one: 'item of your saved vault matches', other: 'items of your saved vault match' })}:`,
  best: (count: number) =>
    `The best of ${counted(count, { one: 'rated item of your saved vault that matches', other: 'rated items of your saved vault that match' })}:`,
  unrated: (count: number) =>
    `${counted(count, { one: 'item of your saved vault matches, but has no roll to rate', other: 'items of your saved vault match, but none has a roll to rate' })}:`,
  alsoUnrated: (count: number) =>
    `${counted(count, { one: 'more has no roll to rate, so it is not compared', other: 'more have no roll to rate, so they are not compared' })}.`,
  going: (count: number) =>
    `${counted(count, { one: 'weapon', other: 'weapons' })} of your saved vault could go; the clean-up starts with:`,
  goingOn: (count: number, decided: Decided) =>
    `${counted(count, { one: 'weapon', other: 'weapons' })} of your saved vault could go${decidedInWords(decided)}; next in the clean-up:`,
  allDecided: (count: number, decided: Decided) =>
    `${counted(count, { one: 'weapon', other: 'weapons' })} of your saved vault could go${decidedInWords(decided)}. ${leftInWords(decided)}:`,
  godRolls: (count: number) =>
    `${counted(count, { one: 'weapon of your saved vault that matches is a god roll', other: 'weapons of your saved vault that match are god rolls' })}; the best:`,
  noGodRolls: 'Nothing in your saved vault that matches is a god roll.',
  nothingFound:
    'Nothing in your saved vault matches. I can only search your saved vault offline; ask Sentinel for anything else.',
  nothingGoes: 'Nothing of that in your saved vault is advised to go.',
  beyond: 'I can only search your saved vault offline; ask Sentinel for that.',
  noVault: 'Your vault is not saved on this device yet: open the armory once with a network.',
  followUp:
    'Offline I keep nothing of what was said before, so I cannot tell which one you mean: type its name, or ask Sentinel.',
  hit: (link: string, type: string, facts: readonly string[]) =>
    `- ${link}, ${type}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`,
  score: (score: number, side?: 'pve' | 'pvp') =>
    `${score.toFixed(1)} of 10${side ? ` in ${side === 'pve' ? 'PvE' : 'PvP'}` : ''}`,
  more: (count: number) => `${count} more in the armory.`,
  advised: (link: string, advice: string, reason: string) => `- ${link}: ${advice}. ${reason}`,
  saved: (items: number) => `${counted(items, { one: 'item', other: 'items' })} saved on this device`,
  offline: 'No network',
  online: 'Network online; this screen does not use it',
  toSentinel: 'Ask Sentinel',
}
