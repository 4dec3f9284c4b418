/**
 * The assistant for a player's own AI client: `ask` answers a question as Sentinel does, the others are its looks one by
 * one. Each reads, within limits; none changes anything, and none can name another player's account.
 */
import { BUILD_ACTIVITIES } from '@ai-vault/contract/advice/architect.ts'
import { querySchema } from '@ai-vault/contract/advice/query.ts'
import { ARMOR_STATS, CLASSES } from '@ai-vault/game/items.ts'
import { searchItems } from '@ai-vault/game/search/search-items.ts'
import { searchFacts } from '@ai-vault/game/search/vault-search-facts.ts'
import type { Look, Side } from '@ai-vault/sentinel/facts.ts'
import { metadataOf } from '@ai-vault/sentinel/metadata.ts'
import { itemFact, type OwnedItem } from '@ai-vault/sentinel/rows/owned.ts'
import { z } from 'zod'
import type { Assistant } from '../ai/assistant.ts'
import type { Session } from '../sessions/guards/authenticate.ts'

const MOST_ROWS = 40
const MOST_BYTES = 8_192

type Reader = Awaited<ReturnType<Assistant['facts']>>

export interface McpTool<Input extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly description: string
  readonly input: Input
  run(
    input: z.output<Input>,
    by: { readonly player: Session; readonly assistant: McpAssistant },
  ): Promise<unknown>
}

export type McpAssistant = Pick<Assistant, 'ask' | 'facts'>

export class ToolRefused extends Error {
  override readonly name = 'ToolRefused'
}

const thing = z.object({ name: z.string().min(1).max(120) })
const side = z.enum(['pve', 'pvp'])
const activity = z.enum(BUILD_ACTIVITIES).default('Raid')

/** A look at the facts of the player who asks, with its source. */
const look = <Input extends z.ZodType>(
  name: string,
  description: string,
  input: Input,
  read: (reader: Reader, input: z.output<Input>) => Look<unknown>,
): McpTool<Input> => ({
  name,
  description,
  input,
  async run(given, { player, assistant }) {
    const answer = await read(await assistant.facts(player), given)
    if (answer.is === 'unread') throw new ToolRefused(`Could not read ${answer.what}: ${answer.why}.`)
    return { result: fitted(answer.value), sources: [answer.source] }
  },
})

const nothing = z.object({})

const ask: McpTool = {
  name: 'ask',
  description:
    'Answers a question about the player’s own account in plain words, as Sentinel does, with its rows and sources. ' +
    'Takes the question as text, or as a query where its meaning is known.',
  input: z.object({ question: z.string().max(1_000).default(''), query: z.optional(querySchema) }),
  async run(given, { player, assistant }) {
    const { question, query } = given as { question: string; query?: z.output<typeof querySchema> }
    if (question.trim() === '' && !query) throw new ToolRefused('Ask something: a question or a query.')
    const answer = await assistant.ask(player, {
      text: question,
      query,
      personality: 'guardian',
      memory: { list: [] },
    })
    const { parts, confidence, sources, asked } = metadataOf(answer)
    return {
      answer: answer.content,
      confidence,
      asked,
      result: { rows: fitRows((parts ?? []).flatMap(({ facts, more }) => [...facts, ...more])) },
      sources,
    }
  },
}

const search: McpTool = {
  name: 'search_inventory',
  description:
    'Searches what the player owns, in the search language of the armory (is:handcannon is:void exactperk:"kill clip" ' +
    'power:>500 is:dupe ...; a plain word is a name or type). Answers the number of matches and the first rows.',
  input: z.object({
    query: z.string().max(300).default(''),
    kind: z.enum(['weapons', 'armor']).default('weapons'),
    limit: z.int().min(1).max(MOST_ROWS).default(10),
  }),
  async run(given, { player, assistant }) {
    const { query, kind, limit } = given as { query: string; kind: 'weapons' | 'armor'; limit: number }
    const { account, facts } = await assistant.facts(player)
    const read = await facts.vault()
    if (read.is === 'unread') throw new ToolRefused('The vault could not be read.')
    const vault = read.value
    const owned: readonly OwnedItem[] = kind === 'weapons' ? vault.weapons : vault.armor
    const found = searchItems(query, owned, searchFacts(account.guardian, account.assessment))
    if (found.errors.length > 0) throw new ToolRefused(found.errors.map(({ message }) => message).join('; '))
    const rows = found.items.slice(0, limit).map((item) => ({ name: item.name, ...itemFact(item, vault) }))
    return { result: { total: found.items.length, rows: fitRows(rows) }, sources: [read.source] }
  },
}

export const MCP_TOOLS: readonly McpTool[] = [
  ask,
  search,
  look(
    'best_rolls',
    'The best rolls of a weapon of the game for PvE and PvP, their odds and where it drops.',
    thing,
    ({ facts }, input) => facts.rolls(input),
  ),
  look('perk', 'What a perk does and which weapons of the game can roll it.', thing, ({ facts }, input) =>
    facts.perk(input),
  ),
  look(
    'boss_ratings',
    'How the player’s weapons do where only damage to bosses counts.',
    nothing,
    ({ facts }) => facts.bossRatings(),
  ),
  look(
    'farming',
    'What pays to farm, best first, at the player’s own pace.',
    z.object({ side: side.optional() }),
    ({ facts }, input) => facts.farming(input as { side?: Side }),
  ),
  look(
    'make_build',
    'A whole legal build from what the player owns. The wish may name a class, an element, an exotic, weapon types or stats.',
    z.object({ activity, wish: z.string().max(400).default('') }),
    ({ facts }, { activity: what, wish }) => facts.build({ activity: what, prompt: wish }),
  ),
  look(
    'solve_armor',
    'The best five pieces of the player’s own armor for stat targets (0 to 200), by the exact solver.',
    z.object({
      class: z.enum(CLASSES),
      targets: z.partialRecord(z.enum(ARMOR_STATS), z.int().min(0).max(200)).default({}),
    }),
    ({ facts }, input) => facts.armorSet({ ...input, accepts: () => true }),
  ),
  look(
    'week',
    'Open weekly tasks with the minutes they take the player, bounties, and the time to the reset.',
    nothing,
    ({ facts }) => facts.week(),
  ),
  look('triumphs', 'Open triumphs and titles, nearest to done first.', nothing, ({ facts }) =>
    facts.triumphs(),
  ),
  look(
    'collections',
    'Which weapons and armor the collections hold or lack, and where each comes from.',
    nothing,
    ({ facts }) => facts.collections(),
  ),
  look(
    'runs',
    'What the player played since a day.',
    z.object({ since: z.iso.date() }),
    ({ facts }, { since }) => facts.runs(Date.parse(since)),
  ),
  look('lifetime', 'Kills, deaths and K/D of the whole career.', z.object({ side }), ({ facts }, input) =>
    facts.lifetime(input.side),
  ),
  look('weapon_use', 'Kills by weapon over the whole history.', nothing, ({ facts }) => facts.weaponUse()),
  look('materials', 'Currencies and materials that the player holds.', nothing, ({ facts }) => facts.held()),
  look(
    'fireteam',
    'The player’s fireteam right now, what it lacks, and what the player could bring.',
    z.object({ activity }),
    ({ facts }, input) => facts.team(input.activity),
  ),
] as unknown as readonly McpTool[]

/** Lists are cut so that an answer fits; how many there were is told. */
function fitted(value: unknown): unknown {
  if (Array.isArray(value)) return { total: value.length, rows: fitRows(value) }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? fitted(each) : each]),
  )
}

function fitRows<T>(all: readonly T[]): readonly T[] {
  let rows = all.slice(0, MOST_ROWS)
  while (rows.length > 1 && JSON.stringify(rows).length > MOST_BYTES)
    rows = rows.slice(0, Math.floor(rows.length * 0.8))
  return rows
}
