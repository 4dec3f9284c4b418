import tileStyles from '../../items/tile/ItemTile.module.css'
import { ItemTile, type ItemTileProps } from '../../items/tile/ItemTile.tsx'
import { Plate } from '../../ui/page/Plate.tsx'
import { Specimen } from './Specimen.tsx'

const TILES: readonly ItemTileProps[] = [
  {
    name: 'Gjallarhorn',
    rarity: 'exotic',
    silhouette: 'w-rocket-launcher',
    element: 'solar',
    tier: 3,
    power: 512,
    rating: 'God-Tier',
    score: 9.4,
    masterwork: true,
    locked: true,
  },
  {
    name: 'Apex Predator',
    rarity: 'legendary',
    silhouette: 'w-rocket-launcher',
    element: 'solar',
    tier: 5,
    power: 512,
    rating: 'Excellent',
    score: 8.9,
    crafted: true,
    open: true,
  },
  {
    name: 'Biting Winds',
    rarity: 'rare',
    silhouette: 'w-bow',
    element: 'stasis',
    power: 455,
    rating: 'Poor',
    score: 2.9,
  },
  {
    name: 'Cydonia-AR1',
    rarity: 'uncommon',
    silhouette: 'w-auto-rifle',
    element: 'kinetic',
    power: 410,
    rating: 'Good',
    score: 6.1,
  },
  {
    name: 'Khvostov 7G-02',
    rarity: 'common',
    silhouette: 'w-auto-rifle',
    element: 'kinetic',
    power: 400,
    rating: 'Unrated',
  },
  { name: 'Celestial Nighthawk', rarity: 'exotic', silhouette: 'ar-helmet', tier: 2, power: 505 },
  {
    name: 'A picture that fails',
    rarity: 'legendary',
    silhouette: 'w-sword',
    icon: '/no-such-icon.png',
    power: 500,
  },
]

export function Tiles() {
  return (
    <Specimen title="Item tiles">
      <Plate className={tileStyles.grid}>
        {TILES.map((tile) => (
          <ItemTile key={tile.name} {...tile} />
        ))}
      </Plate>
    </Specimen>
  )
}
