import { type AssistantDeps, createAssistant } from '../ai/assistant.ts'
import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Bus } from '../notices/bus.ts'
import { chatRoutes } from './chat-routes.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { createConversationStore } from './conversation-store.ts'
import { keyRoutes } from './key-routes.ts'
import { createLiveAnswerStore } from './live/live-answer-store.ts'
import { createLiveAnswers } from './live/live-answers.ts'
import { createSharedAnswers, KEEP_ENDED_MS } from './live/shared-answers.ts'
import { type OpenSockets, type SocketRoutesDeps, socketRoutes } from './live/socket-routes.ts'
import { createTickets } from './live/tickets.ts'
import { createMessageLimit, NO_LIMIT } from './message-limit.ts'
import { sentinelMigrations } from './migrations.ts'
import { createUsageStore } from './usage-store.ts'

/** Of a player over all sockets. A page sends one or two for each question, and one when it connects. */
const FRAMES_A_MINUTE = 300

interface Needs
  extends Pick<Base, 'query' | 'now' | 'keys' | 'publicUrl' | 'settings' | 'logger'>,
    Omit<AssistantDeps, 'usage' | 'sessions' | 'settings'>,
    Pick<SocketRoutesDeps, 'guard'> {
  readonly sessions: AssistantDeps['sessions'] & SocketRoutesDeps['sessions']
  readonly bus: Bus
}

export const sentinelFeature = defineFeature({
  name: 'sentinel',
  migrations: sentinelMigrations,
  create(needs: Needs) {
    const { query, now, keys, logger, settings, bus } = needs
    const conversations = createConversationStore(query, now)
    const usage = createUsageStore(query, now)
    const assistant = createAssistant({ ...needs, usage })
    // The error may hold the question or a provider's answer: its name is enough.
    const onFailure = (error: unknown) =>
      logger.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'no answer')
    const runStore = createLiveAnswerStore(query, now)
    const shared = createSharedAnswers({ store: runStore, bus, now, onFailure })
    const runs = createLiveAnswers({ assistant, conversations, shared, onFailure })
    const isLimited = settings.rateLimit > 0
    const limit = isLimited ? createMessageLimit(now) : NO_LIMIT
    let sockets: OpenSockets | undefined
    return {
      services: { assistant },
      async routes(app) {
        chatRoutes(app, { assistant, conversations, limit, now })
        conversationRoutes(app, conversations, runs)
        keyRoutes(app, { assistant, usage, settings: settings.ai })
        sockets = await socketRoutes(app, {
          ...needs,
          assistant,
          runs,
          limit,
          frames: isLimited ? createMessageLimit(now, FRAMES_A_MINUTE) : NO_LIMIT,
          tickets: createTickets(keys.sealing, now),
          analyzerUrl: settings.ai.analyzerUrl,
        })
      },
      stop: () => runs.stopAll(),
      async purge() {
        await usage.purge()
        await runStore.purge(now() - KEEP_ENDED_MS)
      },
      dropCopies(membershipId) {
        sockets?.drop(membershipId)
        runs.drop(membershipId)
        assistant.forget(membershipId)
      },
      async forget(membershipId) {
        await conversations.forget(membershipId)
        await usage.forget(membershipId)
        await runStore.forget(membershipId)
      },
      exportOf: async (membershipId) => {
        const all = await conversations.list(membershipId)
        return {
          conversations: await Promise.all(all.map(({ id }) => conversations.read(membershipId, id))),
          tokens_used: await usage.exportOf(membershipId),
        }
      },
    }
  },
})
