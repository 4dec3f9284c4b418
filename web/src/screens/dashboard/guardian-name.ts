/** How the player is greeted: the name without its number; 'Guardian' where none is known (F-064). */
export function guardianName(displayName: string | null): string {
  const [name = ''] = (displayName ?? '').split('#')
  return name.trim() || 'Guardian'
}
