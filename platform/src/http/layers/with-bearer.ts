import type { Send } from '../message.ts'

/** Speaks for the player, where the call has a token. The token goes in as it is: encoding it breaks it. */
export function withBearer(send: Send): Send {
  return (request) => {
    if (request.accessToken === undefined) return send(request)
    return send({
      ...request,
      headers: { ...request.headers, Authorization: `Bearer ${request.accessToken}` },
    })
  }
}
