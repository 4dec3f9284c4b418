import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ReactNode } from 'react'
import { counted } from '../../words/formats.ts'

/** What the live chat says. The texts of its failures are the specification's own. */
export const words = {
  title: 'Sentinel',
  conversation: 'Conversation with Sentinel',
  status: {
    connecting: 'Connecting',
    connected: 'Connected',
    disconnected: 'Disconnected',
    error: 'Connection error',
  },
  nameless: 'Guardian',
  sees: (items: number, time: string) =>
    `Reads ${counted(items, { one: 'item', other: 'items' })} as of ${time}`,
  seesNothing: 'Your inventory is not in view',
  voice: 'Voice',
  voices: { guardian: 'Guardian', ghost: 'Ghost', vanguard: 'Vanguard' },
  voiceHint: 'Changes the tone, never the facts.',
  more: 'Panel',
  can: 'It can',
  capabilities: [
    'Judge a roll and say why',
    'Find what is safe to dismantle',
    'Find armor, make legal builds',
    'See what your fireteam lacks',
    'Tell which triumphs are near',
    'Read your match history',
  ],
  quick: 'Quick actions',
  actions: [
    ['Analyze my vault', 'What can go from my vault?'],
    ['Plan my evening', 'What can I do this evening in two hours?'],
    ['Best weapons now', 'What are my best weapons for PvE?'],
  ] as const,
  model: 'Key and model',
  purpose: (assistant: ReactNode) => (
    <>Reads your live account and moves nothing. Without a network, ask the {assistant}.</>
  ),
  starts: {
    armor: 'Can I reach 100 grenade?',
    titles: 'Which titles am I close to?',
    runs: 'What is my K/D?',
    note: 'About your account',
    weapons: (count: number) =>
      `Of your ${counted(count, { one: 'weapon', other: 'weapons' })}, and what stays`,
    pieces: (count: number) => `From your ${counted(count, { one: 'piece', other: 'pieces' })} of armor`,
    notes: {
      dismantle_review: 'What can go, and what stays instead',
      rate_roll: 'A weapon of yours, perk by perk',
      best_owned_slot: 'The best that you own, with its roll',
      weekly_plan: 'What is open, the shortest first',
      stat_gap: 'The five pieces that get you there',
      closest_to_done: 'What is missing for each',
      history_stats: 'From your finished runs',
      explain: 'A word of the game',
    } as Partial<Record<Query['intent'], string>>,
  },
  greetings: {
    guardian: (name: string) => `Ready, ${name}. Ask about your vault, a roll, armor or your week.`,
    ghost: (name: string) =>
      `Hello ${name}! I have had a look through your vault. Ask me anything about it, and I will show you where I looked.`,
    vanguard: (name: string) => `${name}. State the objective: vault, builds, triumphs or history.`,
  },
  ask: 'Ask about your vault, builds or week',
  limited: 'Limited context available. Some features may be restricted.',
  problems: {
    'invalid-message': 'Received invalid message from AI service',
    'connection-error': 'WebSocket connection error. Check your internet connection.',
    'signed-out': 'Your sign-in has ended. Connect again to go on.',
    'no-socket': 'WebSocket connection not established. Please refresh the page.',
    'not-open': 'Not connected to AI service. Please wait or refresh the page.',
    failed: 'Failed to send message. Please try again.',
  },
  unreachable:
    'Sentinel cannot be reached, so it cannot read your account now. It connects again by itself. The vault saved on this device can be asked meanwhile:',
  assistant: 'AI Assistant',
  askAssistant: 'Ask the AI Assistant',
  unanswered: 'The connection was lost before an answer came. Ask again.',
  serverError: (message: string) => `Error: ${message}`,
  retry: 'Retry',
  history: 'History',
  newTalk: 'New conversation',
  histories: {
    notLoaded: 'Your history could not be opened. Check your connection and try again.',
    title: 'Conversations',
    search: 'Search in all messages',
    none: 'No conversation yet.',
    noneFound: 'No conversation holds these words.',
    failed: 'Couldn’t load your conversations.',
    loading: 'Loading your conversations...',
    messages: (count: number) => counted(count, { one: 'message', other: 'messages' }),
    rename: 'Rename',
    title_: 'Title',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete',
    sure: 'Delete for good?',
    markdown: 'Markdown',
    json: 'JSON',
    exportAs: (format: string, title: string) => `Export ${title} as ${format}`,
    of: (action: string, title: string) => `${action} ${title}`,
    didNot: 'That did not work. Try again.',
  },
}
