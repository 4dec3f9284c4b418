import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Assistant } from '../ai/assistant.ts'
import { ALL_TOOLS } from '../ai/tools/all-tools.ts'
import { createToolRunner, isRefusal } from '../ai/tools/tool.ts'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import { playerOf } from '../sessions/guards/player.ts'

export interface McpRoutesDeps {
  readonly assistant: Pick<Assistant, 'turnFor'>
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
      tools: ALL_TOOLS.map(({ name, description, input }) => ({
        name,
        description,
        inputSchema: { type: 'object' as const, ...z.toJSONSchema(input, { io: 'input' }) },
        annotations: { readOnlyHint: true, openWorldHint: false },
      })),
    }))
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const turn = await assistant.turnFor(player)
      const result = await createToolRunner(ALL_TOOLS, turn).run(params.name, params.arguments ?? {})
      const sources = turn.ledger.sources()
      const answer = isRefusal(result) ? result : { result, sources }
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
        isError: isRefusal(result),
      }
    })
    return server
  }
}
