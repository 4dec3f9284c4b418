import { type PushSubscriptionBody, pushSubscriptionSchema } from '@ai-vault/contract/account/push.ts'
import webPush from 'web-push'
import type { Query, QueryOf } from '../db/database.ts'
import { hashOf } from '../secrets/digest.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-key.ts'

type PushTables = {
  push_keys: { id: number; public_key: string; private_key: string }
  push_subscriptions: {
    /** Of the address, which is a secret between the browser and us. */
    id: string
    membership_id: string
    /** The host of the push service, for the player to recognize. */
    service: string
    sealed: string
    created_at: number
  }
}

const ONLY = 1
const KEY_OWNER = 'push-keys'
/** Browsers of a player; the one that came first makes room. */
const MOST_BROWSERS = 10

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export type PushStore = ReturnType<typeof createPushStore>

type Sealing = SecretKeys['sealing']

function pushKeys(query: QueryOf<PushTables>, sealing: Sealing) {
  const keyRow = () => query.selectFrom('push_keys').selectAll().where('id', '=', ONLY).executeTakeFirst()
  type KeyRow = Awaited<ReturnType<typeof keyRow>>

  function openKeys(row: KeyRow): PushKeys | undefined {
    const privateKey = row && unseal(sealing, KEY_OWNER, row.private_key)
    return row && privateKey !== undefined ? { publicKey: row.public_key, privateKey } : undefined
  }

  /**
   * Made once for the installation: with other keys every subscription would be void. Those that were sealed with a
   * SECRET_KEY before this one make room, as the subscriptions sealed with it cannot be opened either.
   */
  return async (): Promise<PushKeys> => {
    const row = await keyRow()
    const kept = openKeys(row)
    if (kept) return kept
    const made = webPush.generateVAPIDKeys()
    const fresh = { public_key: made.publicKey, private_key: seal(sealing, KEY_OWNER, made.privateKey) }
    // Another node that starts at the same time may have been first: its keys count.
    await query
      .insertInto('push_keys')
      .values({ id: ONLY, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(fresh)
          .where('push_keys.private_key', '=', row?.private_key ?? ''),
      )
      .execute()
    const chosen = openKeys(await keyRow())
    if (!chosen) throw new Error('The keys for Web Push cannot be opened')
    return chosen
  }
}

export function createPushStore(database: Query, { sealing }: Pick<SecretKeys, 'sealing'>) {
  const query = database.withTables<PushTables>()

  return {
    keys: pushKeys(query, sealing),

    /** A browser has one subscription: whoever signs in there takes it over. */
    async add(membershipId: string, subscription: PushSubscriptionBody, now: number) {
      const id = hashOf(subscription.endpoint)
      const row = {
        membership_id: membershipId,
        service: new URL(subscription.endpoint).host,
        sealed: seal(sealing, `${id} ${membershipId}`, JSON.stringify(subscription)),
        created_at: now,
      }
      await query
        .insertInto('push_subscriptions')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
      const own = await query
        .selectFrom('push_subscriptions')
        .select('id')
        .where('membership_id', '=', membershipId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      for (const { id } of own.slice(MOST_BROWSERS)) await this.remove(id)
    },

    async of(membershipId: string) {
      const rows = await query
        .selectFrom('push_subscriptions')
        .select(['id', 'sealed'])
        .where('membership_id', '=', membershipId)
        .execute()
      return rows.flatMap(({ id, sealed }) => {
        const text = unseal(sealing, `${id} ${membershipId}`, sealed)
        const read = text ? pushSubscriptionSchema.safeParse(JSON.parse(text)) : undefined
        return read?.success ? [{ id, subscription: read.data }] : []
      })
    },

    async remove(id: string) {
      await query.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    },

    /** Only where it is the player's own. */
    async removeOwn(membershipId: string, endpoint: string) {
      await query
        .deleteFrom('push_subscriptions')
        .where('id', '=', hashOf(endpoint))
        .where('membership_id', '=', membershipId)
        .execute()
    },

    async forget(membershipId: string) {
      await query.deleteFrom('push_subscriptions').where('membership_id', '=', membershipId).execute()
    },

    /** Which services carry notices to the player; whoever has an address could be taken for us. */
    exportOf: (membershipId: string) =>
      query
        .selectFrom('push_subscriptions')
        .select(['service', 'created_at'])
        .where('membership_id', '=', membershipId)
        .orderBy('created_at')
        .execute(),
  }
}
