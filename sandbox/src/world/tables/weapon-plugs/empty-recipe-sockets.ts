/** What an empty socket of a recipe holds, by the plug category that goes in there: name, hash. */
export const EMPTY_RECIPE_SOCKETS = {
  barrels: ['Barrels', 1007199041],
  scopes: ['Scopes', 51925409],
  tubes: ['Tubes', 819232495],
  bowstrings: ['Bowstrings', 3471922734],
  blades: ['Blades', 2836298415],
  hafts: ['Hafts', 1232390730],
  magazines: ['Magazines', 3057124503],
  magazines_gl: ['Magazines', 3803329707],
  batteries: ['Batteries', 1527687869],
  arrows: ['Arrows', 3074755706],
  guards: ['Guards', 1779961758],
  frames: ['Traits', 469511105],
  origins: ['Origins', 2542427991],
} as const satisfies Record<string, readonly [name: string, hash: number]>
