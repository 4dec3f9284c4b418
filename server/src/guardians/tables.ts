interface GuardiansTable {
  membership_type: number
  membership_id: string
  minted_at: number
  fetched_at: number
  /** Version of the Guardian type the body was written with. */
  shape: number
  item_count: number
  withheld_count: number
  body: Uint8Array
}

export type GuardianTables = {
  guardians: GuardiansTable
}
