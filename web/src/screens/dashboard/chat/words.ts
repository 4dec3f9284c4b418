import { counted } from '../../../words/formats.ts'

/** What the dashboard's chat says. */
export const words = {
  conversation: 'Conversation with Sentinel',
  starting: 'Starting new session',
  connected: 'Connected',
  /** Greets with what it can see. */
  greeting: (items: number, time: string) =>
    `I can see ${counted(items, { one: 'item', other: 'items' })}, synced at ${time}. What do you want to know?`,
  plainGreeting:
    'I am Sentinel: short questions about your vault and your progress here, whole conversations in the live chat.',
  ask: 'Ask about your vault',
  trouble: "I'm having trouble connecting right now. Please check your API key and try again...",
  openChat: 'Open the live chat',
  startOver: 'New session',
  loading: 'Loading the chat...',
  /** Where the suggestions could not be read. */
  quickStarts: [
    'What can I dismantle?',
    'Which weapons are my best for PvE?',
    'Which triumphs am I close to?',
    'What can you do?',
  ],
}
