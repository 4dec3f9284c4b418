import { type AssistantDeps, createAssistant } from '../ai/assistant.ts'
import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import { chatRoutes } from './chat-routes.ts'
import { createConversationStore } from './conversation-store.ts'
import { sentinelMigrations } from './migrations.ts'

interface Needs extends Pick<Base, 'query' | 'now'>, AssistantDeps {
  readonly guard: SessionGuard
}

export const sentinelFeature = defineFeature({
  name: 'sentinel',
  migrations: sentinelMigrations,
  create(needs: Needs) {
    const { query, now, guard } = needs
    const conversations = createConversationStore(query, now)
    const assistant = createAssistant(needs)
    return {
      services: { assistant },
      routes: (app) => chatRoutes(app, { guard, assistant, conversations, now }),
      forget: conversations.forget,
      exportOf: async (membershipId) => {
        const all = await conversations.list(membershipId)
        return { conversations: await Promise.all(all.map(({ id }) => conversations.read(membershipId, id))) }
      },
    }
  },
})
