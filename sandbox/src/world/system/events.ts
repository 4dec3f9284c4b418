import { iconPath } from '../../icons/icon-path.ts'
import type { Definitions } from '../definitions.ts'
import { hashFor } from '../hash.ts'
import { display } from '../shapes/item-shapes.ts'
import { NODE } from '../tables/progress/known-nodes.ts'

/** The last event there was: it has ended, so no profile names it as active. */
const ENDED = String(Date.UTC(2025, 7, 26, 17) / 1000)

export const defineEventCard = (definitions: Definitions): number => {
  const scene = iconPath({ kind: 'season-scene', variant: 27 })
  return definitions.define('DestinyEventCardDefinition', hashFor('event-card', 'Solstice'), {
    displayProperties: display('Solstice', 'Summer in the City.', iconPath({ kind: 'season', variant: 27 })),
    linkRedirectPath: '',
    color: { red: 214, green: 132, blue: 44, alpha: 255 },
    images: {
      unownedCardSleeveImagePath: scene,
      unownedCardSleeveWrapImagePath: scene,
      cardIncompleteImagePath: scene,
      cardCompleteImagePath: scene,
      cardCompleteWrapImagePath: scene,
      progressIconImagePath: iconPath({ kind: 'season', variant: 27 }),
      themeBackgroundImagePath: scene,
    },
    triumphsPresentationNodeHash: NODE.triumphs,
    sealPresentationNodeHash: NODE.titles,
    eventCardCurrencyList: [],
    endTime: ENDED,
  })
}
