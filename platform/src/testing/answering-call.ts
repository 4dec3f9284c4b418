import type { Call, PlatformRequest } from '../http/message.ts'

/** A platform that answers by the path of the call; a path that is not listed is answered with nothing. */
export function answeringCall(answers: Readonly<Record<string, unknown>>) {
  const requests: PlatformRequest[] = []
  const call: Call = async (request) => {
    requests.push(request)
    const answer = answers[new URL(request.url).pathname]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { call, requests }
}
