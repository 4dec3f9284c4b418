/**
 * A platform with as many guardians as anybody wants: it stands before a sandbox and gives every sign-in an account of
 * its own, which is one of the sandbox's guardians under another id. What the sandbox answered once can be remembered,
 * so that a measurement of the server is not one of the sandbox.
 */
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const GAME_ID = /46116860184\d{8}/g
/** In front of the eight digits that tell the accounts of the crowd apart. */
const CROWD_ID = '46117770000'
const CROWD = new RegExp(`${CROWD_ID}\\d{8}`)
const KEPT_HEADERS = ['content-type', 'retry-after', 'location']

export interface CrowdPlatform {
  readonly url: string
  /** Accounts given out so far. */
  readonly accounts: () => number
  close(): Promise<void>
}

export async function startCrowdPlatform(
  sandboxUrl: string,
  { remember = false } = {},
): Promise<CrowdPlatform> {
  const remembered = new Map<string, Promise<Answer>>()
  /** By access and refresh token: which account of the crowd it is for. */
  const accountOf = new Map<string, number>()
  /** The id in the sandbox of every account that was seen. */
  const realIds = new Map<string, string>()
  let accounts = 0

  async function forward(incoming: IncomingMessage, path: string, body: Buffer): Promise<Answer> {
    const { host: _, 'accept-encoding': __, ...headers } = incoming.headers
    return new Promise((resolve, reject) => {
      const onward = sendRequest(
        new URL(path, sandboxUrl),
        { method: incoming.method, headers },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const kept = KEPT_HEADERS.flatMap((name) => [[name, String(answer.headers[name] ?? '')] as const])
            resolve({
              status: answer.statusCode ?? 502,
              headers: Object.fromEntries(kept.filter(([, value]) => value)),
              text: Buffer.concat(chunks).toString(),
            })
          })
        },
      )
      onward.on('error', reject)
      onward.end(body)
    })
  }

  async function answerTo(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const given = incoming.url ?? '/'
    const id = CROWD.exec(given)?.[0] ?? ''
    const real = realIds.get(id)
    const asked = real === undefined ? undefined : ([id, real] as const)
    const path = asked ? given.replaceAll(asked[0], asked[1]) : given
    const isGuardian = incoming.method === 'GET' && asked !== undefined
    const known = isGuardian && remember ? remembered.get(path) : undefined
    const running = known ?? forward(incoming, path, body)
    if (isGuardian && remember) {
      remembered.set(path, running)
      running.then(
        ({ status }) => status === 200 || remembered.delete(path),
        () => remembered.delete(path),
      )
    }
    const answer = await running
    if (/OAuth\/token/i.test(path)) noteTokens(body, answer)
    if (asked) return { ...answer, text: answer.text.replaceAll(asked[1], asked[0]) }
    return { ...answer, text: asAccount(incoming, answer.text) }
  }

  function noteTokens(body: Buffer, { status, text }: Answer) {
    if (status !== 200) return
    const { access_token, refresh_token } = JSON.parse(text) as Record<string, string>
    const before = new URLSearchParams(body.toString()).get('refresh_token')
    const account = accountOf.get(before ?? '') ?? accounts++
    for (const token of [access_token, refresh_token]) if (token) accountOf.set(token, account)
  }

  /** Who somebody is, is answered with the account of their token. */
  function asAccount(incoming: IncomingMessage, text: string): string {
    const token = incoming.headers.authorization?.replace('Bearer ', '')
    const account = accountOf.get(token ?? '')
    if (account === undefined) return text
    const ids = [...new Set(text.match(GAME_ID))]
    return ids.reduce((changed, real, at) => {
      const id = `${CROWD_ID}${String(account * 4 + at).padStart(8, '0')}`
      realIds.set(id, real)
      return changed.replaceAll(real, id)
    }, text)
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      answerTo(incoming, Buffer.concat(chunks)).then(
        ({ status, headers, text }) => outgoing.writeHead(status, headers).end(text),
        () => outgoing.destroy(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts: () => accounts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
