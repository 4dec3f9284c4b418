import { type AssistantDeps, createAssistant } from '../ai/assistant.ts'
import type { Base } from '../frame/base.ts'
import { defineFeature } from '../frame/feature.ts'
import { chatRoutes } from './chat-routes.ts'
import { createConversationStore } from './conversation-store.ts'
import { sentinelMigrations } from './migrations.ts'

interface Needs extends Pick<Base, 'query' | 'now'>, AssistantDeps {}

export const sentinelFeature = defineFeature({
  name: 'sentinel',
  migrations: sentinelMigrations,
  create(needs: Needs) {
    const { query, now } = needs
    const conversations = createConversationStore(query, now)
    const assistant = createAssistant(needs)
    return {
      services: { assistant },
      routes: (app) => chatRoutes(app, { assistant, conversations, now }),
      forget: conversations.forget,
      exportOf: async (membershipId) => {
        const all = await conversations.list(membershipId)
        return { conversations: await Promise.all(all.map(({ id }) => conversations.read(membershipId, id))) }
      },
    }
  },
})
