/** Which fields of an answer were looked at, and what was found there: `*` stands for an id, a hash or an index. */
export type Reads = Map<string, Set<string>>

const isKey = (name: string): boolean => /^-?\d+$/.test(name)

const typeOf = (value: unknown): string => {
  if (value === undefined) return 'absent'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The same answer; whoever reads a field of it leaves a trace in `reads`. */
export function recordReads(answer: unknown, reads: Reads, path = ''): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const note = (name: string, value: unknown) => {
    const field = path === '' ? name : `${path}.${isKey(name) ? '*' : name}`
    const types = reads.get(field) ?? new Set()
    reads.set(field, types.add(typeOf(value)))
    return field
  }
  return new Proxy(answer, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof name === 'symbol' || !Object.hasOwn(target, name) || name === 'length') return value
      return recordReads(value, reads, note(name, value))
    },
    getOwnPropertyDescriptor(target, name) {
      const found = Reflect.getOwnPropertyDescriptor(target, name)
      if (!found && typeof name === 'string' && !isKey(name)) note(name, undefined)
      return found
    },
  })
}
