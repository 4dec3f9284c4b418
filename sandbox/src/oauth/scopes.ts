/** The scopes of the platform that calls ask for. */
export const READ_BASIC_USER_PROFILE = 1
export const MOVE_EQUIP_DESTINY_ITEMS = 32
export const READ_DESTINY_INVENTORY_AND_VAULT = 64
export const ADVANCED_WRITE_ACTIONS = 2048
