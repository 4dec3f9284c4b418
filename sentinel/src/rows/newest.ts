import type { OwnedItem } from './owned.ts'

/** Ids grow with time: the platform hands them out in order and dates nothing. */
export const newestFirst = (
  one: Pick<OwnedItem, 'instanceId'>,
  other: Pick<OwnedItem, 'instanceId'>,
): number => other.instanceId.length - one.instanceId.length || (other.instanceId < one.instanceId ? -1 : 1)
