import helmet from '@fastify/helmet'
import type { App } from '../fastify-app.ts'

/** The page's policy: scripts of our own files only, no markup made from texts, nobody frames us. */
export function pagePolicy(imageOrigin: string, secure: boolean, analyzerUrl?: string) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", imageOrigin],
    'font-src': ["'self'"],
    // The live chat's socket may live on a host of its own.
    'connect-src': ["'self'", ...(analyzerUrl ? [analyzerUrl.replace(/^http/, 'ws')] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one policy of the web app; see web/src/data/trusted-types.ts.
    'trusted-types': ['ai-vault'],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

export async function sendSecurityHeaders(
  app: App,
  imageOrigin: string,
  secure: boolean,
  analyzerUrl?: string,
) {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(imageOrigin, secure, analyzerUrl) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  })
}
