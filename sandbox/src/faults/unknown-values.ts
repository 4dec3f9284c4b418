/**
 * What an update of the real platform does to a client that nobody changed: fields, components and enum values that
 * are in no description. Values that name things (ids, hashes, types of membership) stay as they are.
 */
const NEWER_ENUM_VALUES: Readonly<Record<string, number>> = {
  bindStatus: 7,
  breakerType: 9,
  damageType: 42,
  energyType: 42,
  itemSubType: 99,
  itemType: 99,
  location: 9,
  mode: 194,
  standing: 9,
  tierType: 17,
}
/** Bits that no flag has yet. */
const NEWER_FLAGS: Readonly<Record<string, number>> = {
  cannotEquipReason: 1 << 20,
  state: 1 << 20,
  transferStatus: 1 << 20,
  versionsOwned: 1 << 28,
}
/** Every so many values of a kind change, so that known ones stay beside them. */
const EVERY = 5

function createRewriter() {
  const seen = new Map<string, number>()
  const isTurnOf = (key: string) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count % EVERY === 1
  }
  return (key: string, value: unknown): unknown => {
    if (typeof value === 'number') {
      const newer = NEWER_ENUM_VALUES[key]
      if (newer !== undefined && isTurnOf(key)) return newer
      const flag = NEWER_FLAGS[key]
      if (flag !== undefined && isTurnOf(key)) return value | flag
    }
    if (key === 'modes' && Array.isArray(value)) return [...value, 194]
    return value
  }
}

interface AnyEnvelope {
  readonly Response: unknown
}

export function addUnknownValues(body: string): string {
  const envelope = JSON.parse(body, createRewriter()) as AnyEnvelope
  const { Response: response } = envelope
  const isObject = typeof response === 'object' && response !== null && !Array.isArray(response)
  const grown = isObject
    ? {
        ...response,
        newComponent: {
          data: { since: '2031-01-01T00:00:00Z', entries: [{ kind: 3, hash: 1 }] },
          privacy: 1,
        },
        newFlag: true,
      }
    : response
  return JSON.stringify({
    ...envelope,
    Response: grown,
    newEnvelopeField: { note: 'nobody knows this field' },
  })
}
