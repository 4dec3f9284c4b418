import type { NamedFeature } from './feature-list.ts'

export interface PlayerData {
  /** Deletes everything about a player, in every feature and on every node. */
  forget(membershipId: string): Promise<void>
  /** Everything stored about a player, by feature. */
  exportOf(membershipId: string): Promise<Record<string, object>>
}

/** Over the list itself, which is still being filled when the features that use this are created. */
export function createPlayerData(
  running: readonly NamedFeature[],
  notifyNodes: (membershipId: string) => Promise<void>,
  emptyLog: () => Promise<void> = async () => {},
): PlayerData {
  return {
    async forget(membershipId) {
      // In the order of the list: sessions come first, so that no new request of the player writes anything back.
      for (const feature of running) {
        await feature.dropCopies?.(membershipId)
        await feature.forget?.(membershipId)
      }
      await notifyNodes(membershipId)
      await emptyLog()
    },
    async exportOf(membershipId) {
      const parts: [string, object][] = []
      for (const { name, exportOf } of running) {
        if (exportOf) parts.push([name, await exportOf(membershipId)])
      }
      return Object.fromEntries(parts)
    },
  }
}
