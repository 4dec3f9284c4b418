export interface SeasonRow {
  readonly number: number
  readonly hash: number
  readonly name: string
  readonly start: string
  readonly end: string
}

/** The seasons since season passes began. A hash of 0 means ours. */
export const SEASONS: readonly SeasonRow[] = [
  { number: 8, hash: 1743682818, name: 'Season of the Undying', start: '2019-10-01', end: '2019-12-10' },
  { number: 9, hash: 1743682819, name: 'Season of Dawn', start: '2019-12-10', end: '2020-03-10' },
  { number: 10, hash: 2809059425, name: 'Season of the Worthy', start: '2020-03-10', end: '2020-06-09' },
  { number: 11, hash: 2809059424, name: 'Season of Arrivals', start: '2020-06-09', end: '2020-11-10' },
  { number: 12, hash: 2809059427, name: 'Season of the Hunt', start: '2020-11-10', end: '2021-02-09' },
  { number: 13, hash: 2809059426, name: 'Season of the Chosen', start: '2021-02-09', end: '2021-05-11' },
  { number: 14, hash: 2809059429, name: 'Season of the Splicer', start: '2021-05-11', end: '2021-08-24' },
  { number: 15, hash: 2809059428, name: 'Season of the Lost', start: '2021-08-24', end: '2022-02-22' },
  { number: 16, hash: 2809059431, name: 'Season of the Risen', start: '2022-02-22', end: '2022-05-24' },
  { number: 17, hash: 2809059430, name: 'Season of the Haunted', start: '2022-05-24', end: '2022-08-23' },
  { number: 18, hash: 2809059433, name: 'Season of Plunder', start: '2022-08-23', end: '2022-12-06' },
  { number: 19, hash: 2809059432, name: 'Season of the Seraph', start: '2022-12-06', end: '2023-02-28' },
  { number: 20, hash: 2758726568, name: 'Season of Defiance', start: '2023-02-28', end: '2023-05-23' },
  { number: 21, hash: 2758726569, name: 'Season of the Deep', start: '2023-05-23', end: '2023-08-22' },
  { number: 22, hash: 2758726570, name: 'Season of the Witch', start: '2023-08-22', end: '2023-11-28' },
  { number: 23, hash: 2758726571, name: 'Season of the Wish', start: '2023-11-28', end: '2024-06-04' },
  { number: 24, hash: 2758726572, name: 'Episode: Echoes', start: '2024-06-04', end: '2024-10-08' },
  { number: 25, hash: 2758726573, name: 'Episode: Revenant', start: '2024-10-08', end: '2025-02-04' },
  { number: 26, hash: 2758726574, name: 'Episode: Heresy', start: '2025-02-04', end: '2025-07-15' },
  { number: 27, hash: 0, name: 'Season: Reclamation', start: '2025-07-15', end: '2025-12-02' },
  { number: 28, hash: 0, name: 'Season: Lawless', start: '2025-12-02', end: '2098-12-31' },
]
