import { laterDialog } from '../loading/later-dialog.tsx'
import { words } from './words.ts'

export const LaterShareDialog = laterDialog(
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
  words.notLoaded,
)
