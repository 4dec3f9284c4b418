import type { Query } from './database.ts'

/** Written by whichever node comes first and never again: what it says now, whoever wrote it. */
export async function rememberOnce(query: Query, name: string, value: string): Promise<string> {
  await query
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await query
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return kept.value
}

/** True for the one node that brings the value forward, in the order of texts; false for all that come after it. */
export async function claimNext(query: Query, name: string, value: string): Promise<boolean> {
  const claimed = await query
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('installation.value', '<', value),
    )
    .executeTakeFirst()
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function recall(query: Query, name: string): Promise<string | undefined> {
  const kept = await query
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return kept?.value
}

/** The last one to write counts. */
export async function remember(query: Query, name: string, value: string): Promise<void> {
  await query
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
