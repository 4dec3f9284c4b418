import { readFileSync } from 'node:fs'
import { at } from '../wire/read.ts'
import type { Findings } from './findings.ts'

/**
 * The fields that the app reads of each answer, with their JSON types: `fields.tsv`. `*` stands for every entry of a
 * list or dictionary. A field that is `sometimes` there may be absent; of one that is `always` there a default would
 * stand in without anybody knowing. A test keeps the list equal to what the readers of a profile look at.
 */
const CALLS = [
  'manifest',
  'settings',
  'alerts',
  'memberships',
  'linked-profiles',
  'player-search',
  'profile',
  'history',
  'report',
  'stats',
  'weapon-use',
] as const
export type TriedCall = (typeof CALLS)[number]

const TYPES = ['array', 'boolean', 'number', 'object', 'string'] as const
const PRESENCE = ['always', 'sometimes'] as const

export interface ReadField {
  readonly call: TriedCall
  readonly path: string
  readonly type: (typeof TYPES)[number]
  readonly present: (typeof PRESENCE)[number]
}

function oneOf<T extends string>(allowed: readonly T[], word: string | undefined, line: string): T {
  const found = allowed.find((each) => each === word)
  if (found === undefined)
    throw new Error(`fields.tsv: "${line}" says ${word}, which is none of ${allowed.join(', ')}`)
  return found
}

export const READ_FIELDS: readonly ReadField[] = readFileSync(
  new URL('./fields.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [call, path = '', type, present] = line.split('\t')
    return {
      call: oneOf(CALLS, call, line),
      path,
      type: oneOf(TYPES, type, line),
      present: oneOf(PRESENCE, present, line),
    }
  })

interface Node {
  readonly field?: ReadField
  readonly children: Map<string, Node>
}

const TREES = new Map(CALLS.map((call) => [call, treeOf(READ_FIELDS.filter((field) => field.call === call))]))

function treeOf(fields: readonly ReadField[]): Node {
  const root: Node = { children: new Map() }
  for (const field of fields) {
    const steps = field.path.split('.')
    let here = root
    steps.forEach((step, index) => {
      const known = here.children.get(step)
      const next: Node = {
        ...(index === steps.length - 1 ? { field } : known?.field ? { field: known.field } : {}),
        children: known?.children ?? new Map(),
      }
      here.children.set(step, next)
      here = next
    })
  }
  return root
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Names every field of the list that an answer lacks, or has with another type. */
export function checkFields(call: TriedCall, answer: unknown, findings: Findings): void {
  const tree = TREES.get(call)
  if (tree) walk(tree, answer, call, findings)
}

function walk(node: Node, value: unknown, call: TriedCall, findings: Findings): void {
  if (typeof value !== 'object' || value === null) return
  for (const [step, child] of node.children) {
    if (step === '*') for (const entry of Object.values(value)) check(child, entry, call, findings)
    else check(child, at(value, step), call, findings)
  }
}

function check(node: Node, value: unknown, call: TriedCall, findings: Findings): void {
  const { field } = node
  if (value === undefined) {
    if (field?.present === 'always') findings.add('missing', `${call}: ${field.path}`)
    return
  }
  if (field && typeOf(value) !== field.type)
    findings.add('wrong-type', `${call}: ${field.path}`, typeOf(value))
  else walk(node, value, call, findings)
}
