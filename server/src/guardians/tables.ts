interface GuardiansTable {
  membership_type: number
  membership_id: string
  /** Of its content; its parts bear the same. */
  version: string
  minted_at: number
  fetched_at: number
  /** How the copy is stored: in parts, or in an old form that nobody reads any more. */
  shape: number
  item_count: number
  withheld_count: number
}

interface GuardianPartsTable {
  membership_type: number
  membership_id: string
  part: string
  /** Of the copy it belongs to: parts of two copies never mix. */
  version: string
  /** Version of the part's own shape. */
  shape: number
  body: Uint8Array
}

export type GuardianTables = {
  guardians: GuardiansTable
  guardian_parts: GuardianPartsTable
}
