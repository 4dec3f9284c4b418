/**
 * The reader over what this device keeps, without a network. It comes with what the reader has learned, so it is loaded with
 * the first question that is written and with no screen.
 */
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { InventoryAnswer } from '@ai-vault/contract/items/inventory.ts'
import { accountEntries } from '@ai-vault/sentinel/account-names.ts'
import type { Vault } from '@ai-vault/sentinel/facts.ts'
import { MOST_READ, readQuestion, withRest } from '@ai-vault/sentinel/read-question.ts'
import {
  createNameIndex,
  type NameEntry,
  type NameIndex,
} from '@ai-vault/sentinel/reader/names/name-index.ts'
import { answerReading, type DeviceAnswer } from './device-answers.ts'
import { type Device, deviceVault } from './device-facts.ts'

export interface DeviceQuestion extends Device {
  readonly text: string
  readonly memory: TalkMemory
}

export function askDevice(question: DeviceQuestion): Promise<DeviceAnswer> {
  const { memory, clock } = question
  const text = question.text.slice(0, MOST_READ)
  const read = readQuestion({ text, names: namesOf(question), memory, clock })
  return answerReading(text === question.text ? read : withRest(read), question, memory)
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
