import type { Send } from '../message.ts'

/** Says who we are. Requests without a user agent get a firewall's page instead of an answer. */
export function withIdentity(send: Send, identity: { apiKey: string; userAgent: string }): Send {
  return (request) =>
    send({
      ...request,
      headers: {
        Accept: 'application/json',
        ...request.headers,
        'User-Agent': identity.userAgent,
        'X-API-Key': identity.apiKey,
      },
    })
}
