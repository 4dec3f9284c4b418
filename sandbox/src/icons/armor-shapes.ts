import type { ArmorSlot, GuardianClass } from '@ai-vault/game/items.ts'
import { mirrored } from './ink/svg.ts'
import type { Bench } from './weapons/weapon-parts.ts'

/** Armor seen from the front: the left half is drawn and mirrored, so every piece is true. */

const helmet: Record<GuardianClass, (bench: Bench) => string> = {
  titan: (bench) =>
    mirrored(
      bench.shape('M48 14Q26 14 21 34L19 58L28 74L40 80H48Z') +
        bench.shape('M48 14Q40 14 36 17L40 44H48Z', 'light') +
        bench.shape('M20 46L48 42V54L26 57Z', 'dark') +
        bench.stroke('M25 51L47 48.5', 'accent', 2.6) +
        bench.shape('M28 62L48 60V80H40L29 74Z', 'dark') +
        bench.stroke('M35 65V75M41 64V78', 'body', 1.8),
    ) + bench.shape(bench.vary.yes() ? 'M45 8h6l2 34h-10z' : 'M46 10h4v30h-4z', 'light'),
  hunter: (bench) =>
    mirrored(
      bench.shape('M48 10Q22 16 17 48L15 82Q30 86 34 88L36 62Q34 34 48 28Z', 'dark') +
        bench.shape('M48 10Q26 18 21 50L20 76L30 82L31 60Q30 30 48 24Z') +
        bench.shape('M48 28Q35 34 35 58L40 74L48 80Z', 'light') +
        bench.shape('M36 48L48 46V57L38 58Z', 'dark') +
        bench.stroke('M38.5 53L47 51.6', 'accent', 2.4),
    ) + bench.stroke('M48 60V74', 'dark', 2),
  warlock: (bench) =>
    mirrored(
      bench.shape('M48 12Q24 14 22 42Q22 66 34 78L48 84Z') +
        bench.shape('M48 30Q30 30 29 48Q30 66 48 72Z', 'dark') +
        bench.shape('M48 34Q34 36 33 49Q35 60 48 62Z', 'accent') +
        bench.shape('M48 34Q39 35 36 42L48 40Z', 'light') +
        bench.shape('M22 42L14 34L18 60L26 66Z', 'light'),
    ) + bench.shape(bench.vary.yes() ? 'M44 6h8l-2 18h-4z' : 'M46 9h4v18h-4z', 'light'),
}

const gauntlets: Record<GuardianClass, (bench: Bench) => string> = {
  titan: (bench) =>
    bench.shape('M20 14L58 8L64 40L30 48Z', 'light') +
    bench.shape('M26 40L64 32L70 62L40 70Z') +
    bench.shape('M40 66L70 58L80 74L72 88L50 88L42 80Z', 'dark') +
    bench.stroke('M54 72l4 14M62 70l4 16M70 68l5 12', 'body', 2.4) +
    bench.stroke('M27 24L58 18', 'accent', 2.8) +
    bench.shape('M20 14L14 24L24 46L30 48Z', 'dark') +
    bench.disc(47, 52, 5, 'accent'),
  hunter: (bench) =>
    bench.shape('M24 12L54 8L62 50L36 56Z') +
    bench.shape('M36 52L63 46L72 66L46 72Z', 'dark') +
    bench.shape('M46 68L72 62L82 76L74 88L54 88Z', 'dark') +
    bench.stroke('M57 72l5 14M65 70l5 15M73 70l4 10', 'light', 2) +
    bench.shape('M28 20L56 14L58 22L30 28Z', 'light') +
    bench.shape('M31 36L59 30L61 38L33 44Z', 'light') +
    bench.stroke('M30 32L58 26', 'accent', 2.4) +
    bench.shape('M54 8L70 4L64 40L60 44Z', 'light'),
  warlock: (bench) =>
    bench.shape('M18 10L62 6L66 26L24 32Z', 'light') +
    bench.shape('M26 30L64 24L66 56L42 62Z') +
    bench.stroke('M32 38q16-6 32-5M36 48q14-6 29-5', 'accent', 2) +
    bench.shape('M42 58L67 52L80 70L72 88L54 88L46 74Z', 'dark') +
    bench.stroke('M56 70l4 16M64 66l6 19M71 66l6 12', 'body', 2) +
    bench.disc(54, 42, 4, 'accent'),
}

const chest: Record<GuardianClass, (bench: Bench) => string> = {
  titan: (bench) =>
    mirrored(
      bench.shape('M48 20L36 16L14 24L10 44L24 48L26 70L38 86H48Z') +
        bench.shape('M36 16L14 24L10 46L26 40Z', 'light') +
        bench.shape('M48 30L30 34L32 56L48 62Z', 'light') +
        bench.shape('M27 60L48 66V86H38L28 72Z', 'dark') +
        bench.stroke('M33 70L47 73M36 79L47 81', 'body', 2),
    ) + bench.shape(bench.vary.yes() ? 'M48 36l7 9-7 11-7-11z' : 'M48 38l8 7-8 7-8-7z', 'accent'),
  hunter: (bench) =>
    mirrored(
      bench.shape('M48 22L34 14L22 22L24 52L30 84L48 88Z') +
        bench.shape('M34 14L22 22L24 44L40 36L44 24Z', 'dark') +
        bench.shape('M48 44L28 48L31 66L48 70Z', 'light') +
        bench.stroke('M30 74L47 78', 'accent', 2.2),
    ) +
    bench.stroke('M28 22L66 66', 'dark', 5) +
    bench.stroke('M28 22L66 66', 'accent', 1.4) +
    bench.box(54, 50, 9, 9, 'light', 2),
  warlock: (bench) =>
    mirrored(
      bench.shape('M48 16L36 12L24 20L22 44L12 90L34 92L48 84Z') +
        bench.shape('M36 12L24 20L23 40L36 34L44 20Z', 'light') +
        bench.shape('M48 40L34 44L32 64L48 68Z', 'dark') +
        bench.stroke('M26 54L17 88', 'accent', 2),
    ) +
    bench.disc(48, 52, 6, 'accent') +
    bench.hoop(48, 52, 9, 'light', 1.6) +
    bench.stroke('M48 66V90', 'dark', 2.4),
}

const legs: Record<GuardianClass, (bench: Bench) => string> = {
  titan: (bench) =>
    mirrored(
      bench.shape('M46 12H26L20 34L24 50H44L46 30Z') +
        bench.shape('M21 44L45 44L42 60L24 60Z', 'light') +
        bench.shape('M24 58H43L44 80H46V90H14V84L24 78Z', 'dark') +
        bench.stroke('M27 66H42M27 72H42', 'body', 2.2) +
        bench.disc(33, 52, 4, 'accent'),
    ) + bench.box(26, 8, 44, 7, 'dark', 2),
  hunter: (bench) =>
    mirrored(
      bench.shape('M46 12H28L26 40L30 60H43L45 34Z', 'dark') +
        bench.shape('M28 44L45 42L43 56L31 58Z', 'light') +
        bench.shape('M31 56H43L42 80L46 84V90H18V85L30 78Z') +
        bench.stroke('M31 64H43M31 70H43', 'dark', 1.8) +
        bench.stroke('M28 24H45', 'accent', 2.2),
    ) +
    bench.box(28, 8, 40, 6, 'body', 2) +
    bench.box(20, 20, 9, 14, 'light', 2),
  warlock: (bench) =>
    mirrored(
      bench.shape('M46 12H30L29 46L32 58H43L45 36Z', 'dark') +
        bench.shape('M30 50L44 48L43 82L46 86V90H20V86L31 78Z') +
        bench.shape('M29 46L45 44V52L30 56Z', 'light') +
        bench.stroke('M37 56V82', 'accent', 2),
    ) + bench.box(29, 8, 38, 6, 'light', 3),
}

const classItem: Record<GuardianClass, (bench: Bench) => string> = {
  titan: (bench) =>
    bench.box(22, 12, 52, 9, 'dark', 2) +
    bench.shape('M30 20H66L64 76L48 90L32 76Z') +
    bench.shape('M36 20H60L58 72L48 80L38 72Z', 'light') +
    bench.shape(
      ['M48 32l9 10-9 16-9-16z', 'M40 34h16v14l-8 10-8-10z', 'M48 30l4 10h10l-8 7 3 11-9-7-9 7 3-11-8-7h10z'][
        bench.vary.of(3)
      ] as string,
      'accent',
    ),
  hunter: (bench) =>
    mirrored(
      bench.shape('M48 10Q30 12 26 30L14 84Q26 80 32 88Q40 80 48 86Z') +
        bench.shape('M48 10Q34 14 33 30Q38 40 48 42Z', 'dark') +
        bench.stroke('M36 48L28 80', 'dark', 1.6),
    ) +
    bench.shape(
      ['M48 52l8 8-8 14-8-14z', 'M48 50l10 12H38z M42 66h12v4H42z'][bench.vary.of(2)] as string,
      'accent',
    ) +
    bench.stroke('M34 32Q48 46 62 32', 'light', 3),
  warlock: (bench) =>
    bench.shape('M20 30Q48 14 76 30L78 62Q48 80 18 62Z') +
    bench.shape('M24 36Q48 24 72 36L73 56Q48 70 23 56Z', 'dark') +
    bench.disc(48, 47, 11, 'light') +
    bench.disc(48, 47, 6.5, 'accent') +
    bench.stroke(`M26 46H36M60 46H70${bench.vary.yes() ? 'M29 40l6 2M67 40l-6 2' : ''}`, 'accent', 2.2),
}

export const ARMOR_SHAPES: Readonly<Record<ArmorSlot, Record<GuardianClass, (bench: Bench) => string>>> = {
  helmet,
  gauntlets,
  chest,
  legs,
  'class-item': classItem,
}
