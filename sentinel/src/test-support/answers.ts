import type { Query, Slots } from '@ai-vault/contract/advice/query.ts'
import { answer, partInWords } from '../answer.ts'
import type { Facts } from '../facts.ts'
import { makeFacts, query } from './account.ts'

/** The answer to a query, without the addresses of its links, and the names of its rows in their order. */
export async function answerTo(asked: Query, facts: Facts = makeFacts()) {
  const found = await answer(asked, facts, { voice: 'guardian' })
  const { part } = found
  const plain = (text: string) => text.replaceAll(/\[((?:\\.|[^\]\\])+)\]\([^)]*\)/g, '$1')
  const rows = [...part.facts, ...part.more]
  return {
    ...found,
    lead: plain(part.lead),
    text: plain(partInWords(part)),
    names: rows.map(({ title }) => title).filter(Boolean),
    ids: rows.flatMap(({ item }) => item?.instance_id ?? []),
    lines: rows.map(({ lines }) => lines.join('; ')),
    unread: part.unread,
    notes: part.notes,
  }
}

export const answerFor = (intent: Query['intent'], slots: Slots = {}, facts?: Facts) =>
  answerTo(query(intent, slots), facts)
