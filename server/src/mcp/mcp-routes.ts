import { withoutInvisibleInLines } from '@ai-vault/game/invisible-signs.ts'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'
import { MCP_TOOLS, type McpAssistant, ToolRefused } from './tools.ts'

export interface McpRoutesDeps {
  readonly assistant: McpAssistant
  readonly build: string
}

const PATH = '/mcp'
/** A client calls a dozen tools for a question; a script that runs wild is stopped. */
const CALLS_A_MINUTE = 60

/**
 * The assistant's tools for a player's own AI client, over the Model Context Protocol: the same tools with the same
 * limits, about the one player whose access token comes along. Each call stands alone; nothing is kept between them.
 */
export function mcpRoutes(app: App, { assistant, build }: McpRoutesDeps) {
  app.post(
    PATH,
    { config: { auth: 'token', aMinute: CALLS_A_MINUTE }, schema: { hide: true, body: z.unknown() } },
    async (request, reply) => {
      if (Array.isArray(request.body)) {
        throw new ApiError(400, 'no-batches', 'One message a call: batches are not taken.')
      }
      const server = serverFor(playerOf(request))
      const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: undefined,
        enableJsonResponse: true,
      })
      // What the hooks of every route have set goes out with the transport's own answer.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.hijack()
      reply.raw.on('close', () => {
        void transport.close()
        void server.close()
      })
      await server.connect(transport as Parameters<typeof server.connect>[0])
      await transport.handleRequest(request.raw, reply.raw, request.body)
    },
  )
  // There is no stream to listen to and no session to end.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: PATH,
      config: { auth: 'token' },
      schema: { hide: true },
      handler: () => {
        throw new ApiError(405, 'method-not-allowed', 'Only POST: this server keeps no sessions.')
      },
    })
  }

  function serverFor(player: Session): Server {
    const server = new Server({ name: 'ai-vault', version: build }, { capabilities: { tools: {} } })
    server.setRequestHandler(ListToolsRequestSchema, async () => ({
      tools: MCP_TOOLS.map(({ name, description, input }) => ({
        name,
        description,
        inputSchema: { type: 'object' as const, ...z.toJSONSchema(input, { io: 'input' }) },
        annotations: { readOnlyHint: true, openWorldHint: false },
      })),
    }))
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const answer = await call(player, params.name, params.arguments ?? {})
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
        isError: 'error' in answer,
      }
    })
    return server
  }

  /** A refusal is an answer that whoever called can read and mend. */
  async function call(player: Session, name: string, given: unknown): Promise<object> {
    const tool = MCP_TOOLS.find((each) => each.name === name)
    if (!tool) return { error: `There is no tool ${name}.` }
    const input = tool.input.safeParse(given)
    if (!input.success) return { error: z.prettifyError(input.error) }
    try {
      return visibleIn(await tool.run(input.data, { player, assistant })) as object
    } catch (error) {
      return { error: error instanceof ToolRefused ? error.message : 'This could not be read.' }
    }
  }
}

/** Every text of an answer as a person sees it, however deep: names that players chose may hide signs. */
function visibleIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisibleInLines(value)
  if (Array.isArray(value)) return value.map(visibleIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visibleIn(each)]))
}
