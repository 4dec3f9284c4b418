/** The scopes of the platform that matter to a reader. */
export const READ_BASIC_USER_PROFILE = 1
export const READ_DESTINY_INVENTORY_AND_VAULT = 64
