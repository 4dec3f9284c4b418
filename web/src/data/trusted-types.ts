/**
 * Under Trusted Types a script's address must pass a policy. Ours lets through what our own origin serves, and nothing
 * else; the server names it in the content security policy.
 */
const POLICY = 'ai-vault'

interface ScriptAddressPolicy {
  createScriptURL(address: string): string
}

declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptAddressPolicy }
    | undefined
}

function sameOrigin(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('foreign script refused')
  return address
}

const policy: ScriptAddressPolicy = globalThis.trustedTypes?.createPolicy(POLICY, {
  createScriptURL: sameOrigin,
}) ?? {
  createScriptURL: sameOrigin,
}

/** For `new Worker(...)` and the service worker's registration. */
export const scriptAddress = (address: string): string => policy.createScriptURL(address)
