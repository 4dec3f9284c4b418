/**
 * Where the rows of a table become blocks on a phone, a browser may no longer read it out as a table: its roles are said
 * then, by spreading these.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
