import type { ChatAnswer, ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'

/** What an answer carries; override what the test is about. */
export const chatMetadata = (changes: Partial<ChatMetadata> = {}): ChatMetadata => ({
  confidence: 0.82,
  confidence_reasons: ['the copy of your account is older than 15 minutes'],
  sources: [
    {
      id: 's1',
      kind: 'inventory',
      label: 'Your weapons: is:handcannon',
      complete: true,
      missing: [],
      read_at: Date.UTC(2026, 7, 1),
      href: '/armory?q=is%3Ahandcannon',
      query: 'is:handcannon',
    },
  ],
  items: [{ name: 'Rose', owned: true, hash: 1, instance_id: '6917529000000000001' }],
  engine: 'analyst',
  usage: { tool_calls: 1 },
  suggestions: ['And for PvP?', 'Compare them'],
  ...changes,
})

export const chatAnswer = (changes: Partial<ChatAnswer> = {}): ChatAnswer => ({
  response: 'Keep [Rose](/forge/6917529000000000001): it is rated 9.4.',
  timestamp: '2026-08-01T18:42:00.000Z',
  confidence: 0.82,
  intent: 'rate_roll',
  suggestions: ['And for PvP?', 'Compare them'],
  metadata: chatMetadata(),
  session_id: 'b6b2f0c0-0000-4000-8000-000000000001',
  ...changes,
})
