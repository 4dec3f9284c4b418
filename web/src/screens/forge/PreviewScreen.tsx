import { WeaponPage } from './weapon/WeaponPage.tsx'

/** The public example: no player, so no copies and no history (F-008). */
function PreviewScreen() {
  return <WeaponPage session={undefined} weaponId={undefined} />
}

export const parts = { Screen: PreviewScreen }
