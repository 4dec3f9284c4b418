/** The answers of the server over what this device keeps, to questions that need not be read: without a network. */
import type { TalkMemory } from '@ai-vault/contract/advice/answer.ts'
import type { Query, Reading } from '@ai-vault/contract/advice/query.ts'
import type { ChatMetadata } from '@ai-vault/contract/advice/sentinel.ts'
import { metadataOf } from '@ai-vault/sentinel/metadata.ts'
import { pressed, respond } from '@ai-vault/sentinel/respond.ts'
import { type Device, deviceFacts } from './device-facts.ts'

export interface DeviceAnswer {
  readonly content: string
  readonly metadata: ChatMetadata
  readonly memory: TalkMemory
}

export async function answerReading(
  reading: Reading,
  device: Device,
  memory: TalkMemory,
): Promise<DeviceAnswer> {
  const reply = await respond(reading, { facts: deviceFacts(device), voice: 'guardian', memory })
  return {
    content: reply.content,
    metadata: metadataOf({ ...reply, engine: 'analyst' }),
    memory: reply.memory,
  }
}

export const answerPressed = (query: Query, device: Device, memory: TalkMemory = { list: [] }) =>
  answerReading(pressed(query), device, memory)
