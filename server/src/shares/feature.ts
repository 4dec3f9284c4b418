import type { Base } from '../composition/base.ts'
import { defineFeature } from '../composition/feature.ts'
import type { DrawInThread } from '../pictures/picture-threads.ts'
import type { SessionGuard } from '../sessions/guards/session-guard.ts'
import { createCardCache } from './card/card-cache.ts'
import { shareMigrations } from './migrations.ts'
import { createPageHeads } from './page-head.ts'
import { createProfileDocuments, type ProfileDocumentDeps } from './profile-document.ts'
import { shareRoutes } from './routes.ts'
import { createShareStore } from './share-store.ts'
import { createShares } from './shares.ts'

interface Needs extends Pick<Base, 'query' | 'platform' | 'publicUrl' | 'now'>, ProfileDocumentDeps {
  readonly guard: SessionGuard
  readonly drawPicture: DrawInThread
}

/** Builds, prophecies and profiles that a player made public. */
export const sharesFeature = defineFeature({
  name: 'shares',
  migrations: shareMigrations,
  create(needs: Needs) {
    const { query, platform, publicUrl, now, guard } = needs
    const store = createShareStore(query)
    const profileOf = createProfileDocuments(needs)
    const sourceOf = (hash: number) => platform.manifest.weapon(hash)?.source
    const cards = createCardCache((key, card) => needs.drawPicture('card', key, card))
    const shares = createShares({ store, profileOf, sourceOf, cards, now })
    return {
      /** For the web's pages: what stands in the head of a shared one. */
      services: { headOf: createPageHeads(shares, publicUrl) },
      routes: (app) => shareRoutes(app, { shares, cards, profileOf, guard }),
      dropCopies: (membershipId) => cards.drop(membershipId),
      forget: store.forget,
      exportOf: async (membershipId) => ({ links: await store.exportOf(membershipId) }),
    }
  },
})
