import { createChangeLog } from '../../src/atlas/points/change-log.ts'
import { createModeration } from '../../src/atlas/points/moderation.ts'
import { createPointChanges, type SubmitterNotice } from '../../src/atlas/points/point-changes.ts'
import { createPointService, type Player } from '../../src/atlas/points/point-service.ts'
import { createPointStore } from '../../src/atlas/points/point-store.ts'
import { withAtlasTables } from '../../src/atlas/tables.ts'
import type { Database } from '../../src/db/database.ts'

export const ADMIN: Player = { membershipId: '1', displayName: 'Ada' }
export const MODERATOR: Player = { membershipId: '2', displayName: 'Mona' }
let serial = 100
export const newPlayer = (): Player => ({ membershipId: String(++serial), displayName: `Player ${serial}` })

/** Points over a database with a clock to turn by hand; what submitters are told is caught. */
export function createPointBench({ query: database }: Pick<Database, 'query'>) {
  let time = Date.UTC(2026, 7, 1)
  const now = () => time
  const notices: SubmitterNotice[] = []
  const notify = async (each: SubmitterNotice) => {
    notices.push(each)
  }
  const query = withAtlasTables(database)
  const store = createPointStore(query)
  const log = createChangeLog(query)
  const changes = createPointChanges(log, store)
  const settings = { admins: [ADMIN.membershipId], moderators: [MODERATOR.membershipId] }
  const points = createPointService({ query, store, log, changes, settings, now, notify })
  const moderation = createModeration({ store, log, changes, points, now, notify })
  return {
    query,
    store,
    log,
    points,
    moderation,
    notices,
    pass: (ms: number) => {
      time += ms
    },
    submit: (by: Player, name = 'Aionian Log') =>
      points.submit(by, { kind: 'lore', name, lat: 12.4, lng: -31.7, destinationHash: 7 }),
    async row(id: string) {
      const found = await store.byId(id)
      if (!found) throw new Error(`There is no point ${id}`)
      return found
    },
    /** As somebody reads it; without a name, as a moderator does. */
    async history(id: string, membershipId?: string) {
      const reader = { membershipId: membershipId ?? MODERATOR.membershipId, moderates: !membershipId }
      return (await log.page({ reader, pointId: id, limit: 50 })).changes
    },
  }
}
