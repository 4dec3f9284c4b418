import { TILE_SIZE } from '@ai-vault/contract/atlas/map-options.ts'
import { toSpot } from '@ai-vault/game/atlas/projection.ts'
import type { CSSProperties } from 'react'
import { gameLanguage } from '../data/language/language.ts'
import styles from './Pane.module.css'
import { words } from './words.ts'

/** Near enough that a zone fills the picture. */
const ZOOM = 5
const ACROSS = [-1, 0, 1] as const
const DOWN = [-1, 0, 1] as const

/** Where a point lies: the tiles of the map around it, and the point in the middle. */
export function PointSpot({ coords }: { readonly coords: readonly [lat: number, lng: number] }) {
  const { x, y } = toSpot(coords)
  const scale = 2 ** ZOOM
  const [column, row] = [Math.floor((x * scale) / TILE_SIZE), Math.floor((y * scale) / TILE_SIZE)]
  const language = gameLanguage.read()
  const around = DOWN.flatMap((down) => ACROSS.map((across) => [column + across, row + down] as const))
  const onMap = around.filter(
    ([tileX, tileY]) => Math.min(tileX, tileY) >= 0 && Math.max(tileX, tileY) < scale,
  )
  return (
    <div className={styles.spot}>
      {onMap.map(([tileX, tileY]) => (
        <img
          key={`${tileX} ${tileY}`}
          src={`/api/atlas/map/tiles/all/${ZOOM}/${tileX}/${tileY}.png${language ? `?language=${language}` : ''}`}
          alt=""
          width={TILE_SIZE}
          height={TILE_SIZE}
          style={
            {
              '--left': `${Math.round(tileX * TILE_SIZE - x * scale)}px`,
              '--top': `${Math.round(tileY * TILE_SIZE - y * scale)}px`,
            } as CSSProperties
          }
        />
      ))}
      <i className={styles.ring} />
      <span className={styles.coords}>{words.position(coords)}</span>
    </div>
  )
}
