/**
 * The assistant over what this device keeps: the reader and the answers of the server, without a network. It comes with
 * what the reader has learned, so it is loaded with the first question and with no screen.
 */
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Query } from '@ai-vault/contract/advice/query.ts'
import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { accountEntries } from '@ai-vault/sentinel/account-names.ts'
import type { Vault } from '@ai-vault/sentinel/facts.ts'
import { metadataOf } from '@ai-vault/sentinel/metadata.ts'
import { MOST_READ, pressed, readQuestion, withRest } from '@ai-vault/sentinel/read-question.ts'
import {
  createNameIndex,
  type NameEntry,
  type NameIndex,
} from '@ai-vault/sentinel/reader/names/name-index.ts'
import { respond } from '@ai-vault/sentinel/respond.ts'
import { type Device, deviceFacts, deviceVault } from './device-facts.ts'

export interface DeviceQuestion extends Device {
  readonly text: string
  /** What is asked, where it need not be read from the text. */
  readonly query?: Query | undefined
  readonly memory: TalkMemory
}

export interface DeviceAnswer {
  readonly content: string
  readonly metadata: ChatMetadata
  readonly memory: TalkMemory
}

export async function askDevice(question: DeviceQuestion): Promise<DeviceAnswer> {
  const { query, memory, clock } = question
  const text = question.text.slice(0, MOST_READ)
  const read = query ? pressed(query) : readQuestion({ text, names: namesOf(question), memory, clock })
  const reading = query || text === question.text ? read : withRest(read)
  const reply = await respond(reading, { facts: deviceFacts(question), voice: 'guardian', memory })
  return {
    content: reply.content,
    metadata: metadataOf({ ...reply, engine: 'analyst' }),
    memory: reply.memory,
  }
}

const known = new WeakMap<InventoryAnswer, NameIndex>()

/** What is owned, and the perks on it: the rest of the game is not on the device. */
function namesOf(device: Device): NameIndex {
  const made = known.get(device.inventory)
  if (made) return made
  const vault = deviceVault(device)
  const index = createNameIndex([...accountEntries(vault), ...perksOn(vault)])
  known.set(device.inventory, index)
  return index
}

function perksOn({ weapons }: Vault): readonly NameEntry[] {
  const perks = new Map<string, number>()
  for (const { columns } of weapons)
    for (const { selectable } of columns) for (const { name, hash } of selectable) perks.set(name, hash)
  return [...perks].map(([name, hash]) => ({ kind: 'perk', name, hash, owned: true }))
}
