import { randomBytes } from 'node:crypto'
import {
  MOST_ADDRESSES,
  MOST_SHARES,
  type MyShare,
  myShareSchema,
  type ShareAddress,
  type ShareAnswer,
  shareDocumentSchema,
} from '@ai-vault/contract/shares.ts'
import {
  type ProfileDocument,
  type ShareDocument,
  type ShareKind,
  typeOf,
} from '@ai-vault/game/shares/document.ts'
import { onlyParts, partsOf, type SharePart } from '@ai-vault/game/shares/parts.ts'
import { slugOf } from '@ai-vault/game/shares/slug.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Session } from '../sessions/guards/authenticate.ts'
import type { CardCache } from './card/card-cache.ts'
import type { HeldAddress, ShareRow, ShareStore } from './share-store.ts'

export interface SharesDeps {
  readonly store: ShareStore
  /** Made by the server, so that a public profile says what the platform says. */
  readonly profileOf: (session: Session) => Promise<ProfileDocument>
  /** Where a weapon comes from, as the game's definitions say. */
  readonly sourceOf: (weaponHash: number) => string | undefined
  readonly cards: Pick<CardCache, 'drop'>
  readonly now: () => number
}

/** Among a million names, one more try nearly always does. */
const TRIES = 8
/** As the screens write a day: the sentence is shown as it is. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const isoTime = (at: number) => new Date(at).toISOString()
export const pathOf = (kind: ShareKind, slug: string) => `/${kind}/${slug}`

/** Where a share is: a build at its name, everything else at the player's own number. */
function createAddresses(store: ShareStore) {
  /**
   * The first address for a name that nobody else has or had, and that was not taken back: a dead link stays dead. Only
   * who has made as many as there may be gets one of those again.
   */
  async function freeSlug(membershipId: string, name: string): Promise<string> {
    const plain = slugOf(name)
    let slug = plain
    for (let tries = 0; tries < TRIES; tries++) {
      const taken = await store.at('build', slug)
      const mine =
        taken?.membership_id === membershipId &&
        (taken.revoked_at === null || (await store.countOf(membershipId)) >= MOST_ADDRESSES)
      if (mine || (!taken && !(await store.isGone('build', slug)))) return slug
      slug = `${plain}-${shortSuffix()}`
    }
    throw new ApiError(503, 'name-taken', 'No address is free for this name. Try another one.')
  }

  const slugFor = (session: Session, kind: ShareKind, name: string) =>
    kind === 'build' ? freeSlug(session.membershipId, name) : Promise.resolve(session.membershipId)

  async function addressFor(session: Session, kind: ShareKind, name: string): Promise<ShareAddress> {
    const slug = await slugFor(session, kind, name)
    const version = ((await store.at(kind, slug))?.version ?? 0) + 1
    return { kind, slug, path: pathOf(kind, slug), version }
  }

  return { slugFor, addressFor }
}

/** Makes something public, at the next version of its address. */
function publisher({ store, profileOf, sourceOf, now }: SharesDeps) {
  const { slugFor } = createAddresses(store)

  /** The same document again is the same version: a second click makes nothing. One taken back has no version. */
  async function alreadyThere(session: Session, kind: ShareKind, slug: string, document: string) {
    const share = await store.at(kind, slug)
    if (share?.membership_id !== session.membershipId) return undefined
    const newest = await store.version(share.id, share.version)
    return newest?.document === document ? share : undefined
  }

  return async function publish(
    session: Session,
    given: ShareDocument,
    parts: readonly SharePart[],
  ): Promise<ShareAddress> {
    const whole = given.kind === 'profile' ? await profileOf(session) : signed(given, session)
    const document = withSources(onlyParts(whole, parts), sourceOf)
    const { kind } = document
    const text = JSON.stringify(document)
    const shown = partsOf(document).map(({ part }) => part)
    for (let tries = 0; tries < TRIES; tries++) {
      const slug = await slugFor(session, kind, document.name)
      const there = await alreadyThere(session, kind, slug, text)
      if (there) return addressOf(there)
      const version = {
        membershipId: session.membershipId,
        kind,
        slug,
        type: typeOf(document),
        title: document.name,
        author: session.displayName,
        document: text,
        parts: JSON.stringify(shown),
        now: now(),
      }
      const made = await store.add(version, (ever) => refuseTooMany(ever, kind, slug))
      if (made) return addressOf(made)
    }
    throw new ApiError(503, 'name-taken', 'No address is free for this name. Try another one.')
  }
}

export type Shares = ReturnType<typeof createShares>

/** Stored, immutable versions at public addresses, made on purpose and taken back at any time (G-08). */
export function createShares(deps: SharesDeps) {
  const { store, cards, now } = deps
  const { addressFor } = createAddresses(store)

  async function live(kind: ShareKind, slug: string): Promise<ShareRow> {
    const share = await store.at(kind, slug)
    if (!share) throw new ApiError(404, 'share-not-found', 'There is nothing at this address.')
    if (share.revoked_at !== null) {
      const day = DAY.format(share.revoked_at)
      const [what, code] =
        share.type === 'fireteam' ? ['fireteam plan', 'plan-revoked'] : [kind, 'share-revoked']
      throw new ApiError(404, code, `This ${what} was withdrawn by its author on ${day}.`)
    }
    return share
  }

  async function read(kind: ShareKind, slug: string, wanted?: number) {
    const share = await live(kind, slug)
    const row = await store.version(share.id, wanted ?? share.version)
    if (!row) throw new ApiError(404, 'share-not-found', 'There is no such version of it.')
    return { share, row, document: shareDocumentSchema.parse(JSON.parse(row.document)) as ShareDocument }
  }

  return {
    read,
    addressFor,

    publish: publisher(deps),

    async answer(kind: ShareKind, slug: string, wanted?: number): Promise<ShareAnswer> {
      const { share, row, document } = await read(kind, slug, wanted)
      const profile = await store.at('profile', share.membership_id)
      return {
        ...addressOf({ ...share, version: row.version }),
        created_at: isoTime(row.created_at),
        versions: (await store.versions(share.id)).map(({ version, created_at }) => ({
          version,
          created_at: isoTime(created_at),
        })),
        author: {
          name: share.author,
          ...(profile && profile.revoked_at === null && kind !== 'profile'
            ? { profile: pathOf('profile', profile.slug) }
            : {}),
        },
        document: shareDocumentSchema.parse(document),
      }
    },

    /** The author's own look at it counts for nothing. */
    async countOpening(kind: ShareKind, slug: string, visitor: string | undefined) {
      const share = await store.at(kind, slug)
      if (share && share.membership_id !== visitor) await store.countOpening(share.id)
    },

    async mine(session: Session): Promise<MyShare[]> {
      const rows = await store.ofMember(session.membershipId)
      return rows.map((row) =>
        myShareSchema.parse({
          ...addressOf(row),
          type: row.type,
          title: row.title,
          created_at: isoTime(row.created_at),
          opened: row.opened,
          parts: JSON.parse(row.parts ?? '[]'),
          ...(row.revoked_at === null ? {} : { revoked_at: isoTime(row.revoked_at) }),
        }),
      )
    },

    async revoke(session: Session, kind: ShareKind, slug: string): Promise<void> {
      const id = await store.revoke(session.membershipId, kind, slug, now())
      if (id === undefined) throw new ApiError(404, 'share-not-found', 'No such link of yours.')
      cards.drop(session.membershipId, id)
    },
  }
}

/** A new version of a link that is there takes no place of its own. */
function refuseTooMany(ever: readonly HeldAddress[], kind: ShareKind, slug: string) {
  const isThis = (share: HeldAddress) => share.kind === kind && share.slug === slug
  const mine = ever.filter(({ revoked_at }) => revoked_at === null)
  if (mine.some(isThis)) return
  if (ever.length >= MOST_ADDRESSES && !ever.some(isThis)) {
    throw new ApiError(
      422,
      'too-many-addresses',
      `You have made ${MOST_ADDRESSES} links: use the name of one you took back.`,
    )
  }
  if (mine.length < MOST_SHARES) return
  throw new ApiError(
    422,
    'too-many-shares',
    `At most ${MOST_SHARES} links per player: take one back in your profile first.`,
  )
}

const addressOf = ({ kind, slug, version }: Pick<ShareRow, 'kind' | 'slug' | 'version'>): ShareAddress => ({
  kind,
  slug,
  path: pathOf(kind, slug),
  version,
})

/** A prophecy is about its author: the name on it is theirs, whatever was sent. */
const signed = (document: ShareDocument, { displayName }: Session): ShareDocument =>
  document.kind === 'prophecy' ? { ...document, name: displayName || 'Guardian' } : document

/** So that who lacks a weapon of the build learns where to get it. */
function withSources(document: ShareDocument, sourceOf: SharesDeps['sourceOf']): ShareDocument {
  if (document.kind !== 'build') return document
  const weapons = document.weapons.map(({ source: _sent, ...weapon }) => {
    const source = sourceOf(weapon.hash)
    return source ? { ...weapon, source } : weapon
  })
  return { ...document, weapons }
}

/** Letters and digits that are not mistaken for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const shortSuffix = () => [...randomBytes(4)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
