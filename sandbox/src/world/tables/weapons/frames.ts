/** Weapon frames: the name the game prints and what the frame means, in our words. */
export const FRAMES = {
  adaptive: ['Adaptive Frame', 'A well-rounded build: reliable, easy to hold, without a weakness.'],
  aggressive: ['Aggressive Frame', 'Hits hard, kicks hard, and fires at its own pace.'],
  'high-impact': ['High-Impact Frame', 'Slow and heavy; steadier and more accurate while standing still.'],
  lightweight: ['Lightweight Frame', 'Quick to draw, and its bearer moves faster.'],
  precision: ['Precision Frame', 'Recoil climbs straight up, so shots stay where they are aimed.'],
  'rapid-fire': ['Rapid-Fire Frame', 'A high rate of fire and a fast reload on an empty magazine.'],
  support: ['Support Frame', 'Fires healing rounds at allies while held at the hip.'],
  'heavy-burst': ['Heavy Burst', 'Fires a hard-hitting burst of two rounds.'],
  'adaptive-burst': ['Adaptive Burst', 'Fires a burst of three rounds with steady handling.'],
  'aggressive-burst': ['Aggressive Burst', 'Fires a longer burst that rewards a firm grip.'],
  'legacy-pr55': ['Legacy PR-55 Frame', 'Rounds regain punch when the magazine was swapped between bursts.'],
  'micro-missile': [
    'Micro-Missile Frame',
    'Fires fast, straight-flying micro-missiles that explode on impact.',
  ],
  'precision-bow': ['Precision Frame', 'A longer draw in return for great accuracy.'],
  'lightweight-bow': ['Lightweight Frame', 'A quick draw, and its bearer moves faster.'],
  'pinpoint-slug': ['Pinpoint Slug Frame', 'Fires a single slug that rewards precision.'],
  'adaptive-glaive': ['Adaptive Glaive', 'A balanced glaive: fair reach, fair shield, fair shots.'],
  'aggressive-glaive': ['Aggressive Glaive', 'Slow, far-reaching shots that strike hard.'],
  'rapid-fire-glaive': ['Rapid-Fire Glaive', 'Quick shots, and one more of them.'],
  wave: ['Wave Frame', 'The grenade bursts into a wave that runs along the ground.'],
  'area-denial': ['Area Denial Frame', 'Fires a burst that leaves burning pools where it lands.'],
  'double-fire': ['Double Fire', 'Fires two grenades with a single pull of the trigger.'],
  vortex: ['Vortex Frame', 'Heavy attacks spin the blade; energy returns quickly.'],
  caster: ['Caster Frame', 'Heavy attacks throw a wave that flies ahead of the blade.'],
  'adaptive-sword': ['Adaptive Frame', 'Even swings and a heavy attack that lifts the target.'],
  'lightweight-sword': ['Lightweight Frame', 'Quick swings, a heavy attack that dashes, and faster steps.'],
  'aggressive-sword': ['Aggressive Frame', 'Slow swings with a heavy attack that slams the ground.'],
} as const satisfies Record<string, readonly [name: string, text: string]>

export type FrameKey = keyof typeof FRAMES
