import { errorAnswerSchema } from '@ai-vault/contract/errors.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './fastify-app.ts'

/** The OpenAPI document, made from the same schemas that check the requests, and a page to read it. */
export async function describeApi(app: App, version: string) {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || !route.schema || route.schema.hide) return
    const answers = route.schema.response ?? {}
    route.schema.response = { ...answers, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI Vault',
        version,
        description:
          'Personal calls need the bearer handle and the session cookie of the same sign-in; see docs/security.md.',
      },
      components: {
        securitySchemes: {
          handle: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: { unrepresentable: 'any' },
    }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { validatorUrl: null, deepLinking: false },
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
  })
}
