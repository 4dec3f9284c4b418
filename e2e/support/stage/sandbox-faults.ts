import type { FaultOrder } from '@ai-vault/sandbox/faults/fault-order.ts'

/** Switches faults of the game platform on and off. */
export function sandboxFaults(sandboxUrl: string) {
  const control = async (method: string, body?: FaultOrder) => {
    const answer = await fetch(`${sandboxUrl}/sandbox/faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`the sandbox refused the fault: ${answer.status} ${await answer.text()}`)
  }
  return {
    fault: (fault: FaultOrder) => control('POST', fault),
    clearFaults: () => control('DELETE'),
  }
}
