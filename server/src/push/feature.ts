import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { Notices } from '../notices/notices.ts'
import { pushMigrations } from './migrations.ts'
import { createPush } from './push.ts'
import { createPushStore, type PushKeys } from './push-store.ts'
import { pushRoutes } from './routes.ts'

/** Where the installation has no address of its own to give. */
const NO_ADDRESS = 'mailto:operator@localhost'

interface Needs extends Pick<Base, 'query' | 'keys' | 'settings' | 'publicUrl' | 'logger' | 'now'> {
  readonly notices: Notices
}

export const pushFeature = defineFeature({
  name: 'push',
  migrations: pushMigrations,
  create({ query, keys: secrets, settings, publicUrl, logger, now, notices }: Needs) {
    const store = createPushStore(query, secrets)
    let known: Promise<PushKeys> | undefined
    /** A failure is not remembered. */
    const keys = () => {
      known ??= store.keys().catch((error) => {
        known = undefined
        throw error
      })
      return known
    }
    const services = settings.pushServices
    const push = createPush({
      store,
      keys,
      services,
      subject: publicUrl.startsWith('https:') ? publicUrl : NO_ADDRESS,
      onFailed: (reason) => logger.warn({ reason }, 'a notice was not pushed'),
    })
    return {
      services: {},
      routes: (app) => pushRoutes(app, { store, keys, services, now }),
      async start() {
        await keys()
        notices.onPublished(({ content }, to) => {
          if (to !== undefined) push.notify(to, content)
        })
      },
      stop: () => push.settle(),
      forget: store.forget,
      exportOf: async (membershipId) => ({ browsers: await store.exportOf(membershipId) }),
    }
  },
})
