/** Activities against other players. */
export const PVP_ACTIVITIES: ReadonlySet<string> = new Set([
  'crucible',
  'trials',
  'iron_banner',
  'competitive',
  'control',
  'rumble',
  'mayhem',
])
