import type { SignedIn } from '../../data/session/session-check.ts'
import { routeAt } from '../../routing/use-address.ts'
import { Thinking } from '../../ui/feedback/Skeleton.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { WeaponPicker } from './picker/WeaponPicker.tsx'
import { WeaponPage } from './weapon/WeaponPage.tsx'
import { words } from './words.tsx'

const route = routeAt('/forge/$weaponId')

/** A weapon taken apart, or the picker where none is named (F-008, F-279). */
function ForgeScreen({ session }: { readonly session: SignedIn }) {
  const { weaponId } = route.useParams()
  if (weaponId !== undefined) return <WeaponPage key={weaponId} session={session} weaponId={weaponId} />
  return (
    <>
      <PageHead title={words.title} lead={words.lead} dense />
      <WeaponPicker session={session} />
    </>
  )
}

const Waiting = () => <Thinking>{words.loading}</Thinking>

export const parts = { Screen: ForgeScreen, Waiting }
