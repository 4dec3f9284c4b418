/** Section 9 of the specification, exactly; without a schema library, so that nothing but numbers comes along. */
export const MAP_CENTER: readonly [lat: number, lng: number] = [0, 0]
export const MAP_ZOOM = 2
export const MAP_MAX_ZOOM = 18
/** Around the markers: a quarter of their extent on each side. */
export const MAP_FIT_PADDING = 0.25
export const TILE_SIZE = 256
export const MARKER_RADIUS = 6
export const VOTE_LIST = 50
export const OBJECTIVES_SHOWN = 3

/** As Leaflet names them. */
export const MAP_OPTIONS = {
  center: MAP_CENTER,
  zoom: MAP_ZOOM,
  maxZoom: MAP_MAX_ZOOM,
  worldCopyJump: true,
  keyboardPanDelta: 80,
  wheelPxPerZoomLevel: 60,
  tapHold: true,
  tapTolerance: 15,
} as const
/** Leaflet's own constant for `tapHold`; ours for the long press that fills the form. */
export const TAP_HOLD_MS = 600
/** Tiles are drawn up to here; further in, the browser enlarges them. */
export const TILE_MAX_ZOOM = 8
