import type * as z from 'zod/mini'

/** The rows that can be read, and how many could not: one bad row never takes the list with it. */
export function readableRows<T extends z.ZodMiniType>(schema: T, all: readonly unknown[]) {
  const rows = all.flatMap((row): z.output<T>[] => {
    const read = schema.safeParse(row)
    return read.success ? [read.data] : []
  })
  return { rows, unreadable: all.length - rows.length }
}
