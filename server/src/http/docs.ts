import { errorAnswerSchema } from '@ai-vault/contract/service/errors.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './fastify-app.ts'
import { SECURITY_SCHEMES, securityOf } from './protection/declared-access.ts'

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

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
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: (described) => {
      const { schema, url } = toJsonSchema(described)
      const auth = described.route.config?.auth
      return { url, schema: { security: securityOf(auth), ...schema, 'x-auth': auth } }
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, auth: 'public' }
    })
    await docs.register(swaggerUi, {
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
  })
}
