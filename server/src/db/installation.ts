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
