import { counted } from '../../words/formats.ts'

/** What the panel of the AI key says. */
export const words = {
  title: 'AI provider',
  belongs: 'AI settings belong to this browser.',
  provider: 'Provider',
  providers: {
    'built-in': 'Built-in analyst, no key',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    openrouter: 'OpenRouter',
    groq: 'Groq',
    xai: 'xAI',
    custom: 'The operator’s own server',
  },
  operatorModel: (model: string) => `The operator’s own server (${model})`,
  model: 'Model',
  modelNote: 'Empty: the provider’s usual one.',
  key: 'Key',
  newKey: 'New key',
  keyNote: 'Kept in this browser. Never shown again in full, never stored or written to a log by us.',
  tooShort: 'Ten signs or more.',
  hint: (provider: string) =>
    `By its beginning this looks like a key of ${provider}. Your choice above counts.`,
  none: 'No key is stored.',
  save: 'Save key',
  replace: 'Replace',
  remove: 'Remove',
  removed: 'The key is removed. The built-in analyst answers.',
  saved: 'The key is saved in this browser.',
  cancel: 'Cancel',
  masked: (tail: string) => `•••••••••••• ${tail}`,
  test: 'Test',
  testing: 'Testing...',
  used: (tokens: number) => `${counted(tokens, { one: 'token', other: 'tokens' })} used.`,
  testFailed: 'The test could not be run. Try again.',
  limit: 'Spending limit a day, in tokens',
  limitNote: (questions: string, count: number) =>
    `Providers bill by tokens: about three quarters of a word each, counted in what is sent and in what comes back. ${
      count === 1
        ? 'This is enough for about one question'
        : `This is enough for about ${questions} questions`
    } a day. What they cost is on your provider’s price list, which AI Vault does not know. At the limit the built-in analyst answers and says so.`,
  limitBad: (limit: string) => `Write a whole number of tokens. Until then the limit stays at ${limit}.`,
  spent: (tokens: string, limit: string) =>
    `${tokens} of ${limit} tokens used today, by the providers’ own count.`,
  spentLabel: 'Tokens used today',
  flow: 'What is sent where',
  flowNote: 'With the built-in analyst nothing leaves AI Vault.',
  places: ['Your browser', 'AI Vault', 'Provider'],
  data: 'Data',
  yes: 'yes',
  no: 'never',
  passes: 'passes through, not stored',
  flows: [
    ['Your question', 'yes', 'yes', 'yes'],
    ['Names, rolls and ratings of items it asks for', 'yes', 'yes', 'yes'],
    ['Totals of your activity history', 'yes', 'yes', 'yes'],
    ['Public names and gear of your fireteam, if you ask about it', 'yes', 'yes', 'yes'],
    ['Provider key', 'yes', 'passes', 'yes'],
    ['Your name and membership id', 'yes', 'yes', 'no'],
    ['Platform tokens', 'no', 'yes', 'no'],
  ] as const,
}
