import { doneSchema } from '@ai-vault/contract/account/session.ts'
import {
  type ConversationDetail,
  conversationDetailSchema,
  conversationListSchema,
  conversationSchema,
  renameConversationSchema,
} from '@ai-vault/contract/advice/sentinel.ts'
import { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { App } from '../http/fastify-app.ts'
import { playerOf } from '../sessions/guards/player.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { LiveAnswers } from './live/live-answers.ts'

const tags = ['sentinel']
const config = { auth: 'session' } as const
const PATH = '/api/sentinel/conversations'
const params = z.object({ id: z.string().max(64) })

const unknown = () => new ApiError(404, 'conversation-not-found', 'No such conversation of yours.')

/** What a player asked before: to find again, to rename, to take away, to delete. Never another player's. */
export function conversationRoutes(
  app: App,
  conversations: ConversationStore,
  runs: Pick<LiveAnswers, 'dropConversation'>,
) {
  async function ownOf(membershipId: string, id: string): Promise<ConversationDetail> {
    const found = await conversations.read(membershipId, id)
    if (!found) throw unknown()
    return found
  }

  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Conversations, newest first; with q those that hold these words',
        querystring: z.object({ q: z.string().trim().max(200).default('') }),
        response: { 200: conversationListSchema },
      },
    },
    async (request) => ({
      conversations: await conversations.list(playerOf(request).membershipId, request.query.q),
    }),
  )

  app.get(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One conversation with its messages',
        params,
        response: { 200: conversationDetailSchema },
      },
    },
    async (request) => ownOf(playerOf(request).membershipId, request.params.id),
  )

  app.patch(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Renames a conversation',
        params,
        body: renameConversationSchema,
        response: { 200: conversationSchema },
      },
    },
    async (request) => {
      const { membershipId } = playerOf(request)
      if (!(await conversations.rename(membershipId, request.params.id, request.body.title))) throw unknown()
      const { log: _, ...conversation } = await ownOf(membershipId, request.params.id)
      return conversation
    },
  )

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Deletes a conversation with its messages',
        params,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const { membershipId } = playerOf(request)
      if (!(await conversations.remove(membershipId, request.params.id))) throw unknown()
      await runs.dropConversation(membershipId, request.params.id)
      return { success: true as const }
    },
  )

  app.get(
    `${PATH}/:id/export`,
    {
      config,
      schema: {
        tags,
        summary: 'A conversation as a file: Markdown or JSON',
        params,
        querystring: z.object({ format: z.enum(['md', 'json']).default('md') }),
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const conversation = await ownOf(playerOf(request).membershipId, request.params.id)
      return reply
        .header('content-disposition', `attachment; filename="sentinel-${conversation.id}.${format}"`)
        .type(format === 'md' ? 'text/markdown; charset=utf-8' : 'application/json; charset=utf-8')
        .send(format === 'md' ? asMarkdown(conversation) : JSON.stringify(conversation, undefined, 2))
    },
  )
}

const NAMES = { user: 'You', ai: 'Sentinel', system: 'Note' } as const

function asMarkdown({ title, log }: ConversationDetail): string {
  const parts = log.map(({ sender, timestamp, content, stopped, metadata }) => {
    const sources = metadata?.sources.map(({ label }) => `- ${label}`).join('\n')
    return [
      `## ${NAMES[sender]}, ${timestamp}`,
      stopped ? `${content}\n\n(stopped)` : content,
      sources ? `Sources:\n${sources}` : '',
    ]
      .filter(Boolean)
      .join('\n\n')
  })
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`
}
