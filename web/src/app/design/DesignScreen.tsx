import { PageHead } from '../../ui/page/PageHead.tsx'
import { Banners } from './Banners.tsx'
import { Controls } from './Controls.tsx'
import { Readings } from './Readings.tsx'
import { SmallParts } from './SmallParts.tsx'
import { States } from './States.tsx'
import { Tiles } from './Tiles.tsx'

/** Every piece of the kit in every state. During development only. */
export function DesignScreen() {
  return (
    <>
      <PageHead
        title="Design"
        lead="Every piece of the kit, also where it is not at its best. Values here are specimens, not readings."
      />
      <Banners />
      <States />
      <Controls />
      <SmallParts />
      <Tiles />
      <Readings />
    </>
  )
}
