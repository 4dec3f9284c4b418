import type pg from 'pg'

/**
 * When each call of a budget may start, noted by the database itself: how late a busy machine acts on its turn is another
 * matter. Needs the table of the budget; returns the most that may start within one second, and how many there were.
 */
export async function noteStarts(pool: Pick<pg.Pool, 'query'>, rate: number) {
  await pool.query(`
    create table noted (start double precision);
    create function note_start() returns trigger language plpgsql as
      $$ begin insert into noted values (new.starts[new.rate]); return new; end $$;
    create trigger note_start after update on platform_budget
      for each row when (new.rate = ${rate}) execute function note_start()`)
  return async () => {
    const { rows } = await pool.query<{ start: number }>('select start from noted')
    const inSecondFrom = (from: number) =>
      rows.filter(({ start }) => start >= from && start < from + 1_000).length
    return { calls: rows.length, mostInASecond: Math.max(0, ...rows.map(({ start }) => inSecondFrom(start))) }
  }
}
