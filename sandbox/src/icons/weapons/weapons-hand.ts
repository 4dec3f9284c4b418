import { type Bench, pistolGrip, stripe } from './weapon-parts.ts'

/** Pistols, and what is drawn, swung or thrust. */

export const handCannon = (bench: Bench): string => {
  const rib = bench.vary.yes()
  return (
    bench.shape('M20 45q-5 8-8 26h15q1-14 7-20z', 'dark') +
    bench.stroke('M18 55h10M16 62h10', 'body', 1.2) +
    bench.box(44, 37, 42, 9, 'body', 1.5) +
    bench.box(46, 46.4, 34, 5, 'dark', 1) +
    (rib
      ? bench.stroke('M52 36v-3M58 36v-3M64 36v-3M70 36v-3', 'light', 2.4)
      : bench.box(50, 33.4, 30, 3.4, 'light')) +
    bench.box(82, 33, 4, 4, 'dark') +
    bench.shape('M18 38l6-4h26v20H30q-8-2-12-8z', 'body') +
    bench.disc(40, 45, 9, 'light') +
    bench.disc(40, 45, 3, 'accent') +
    bench.stroke('M40 37v4M47 41l-3.4 2M47 49l-3.4-2M40 53v-4M33 49l3.4-2M33 41l3.4 2', 'dark', 2) +
    bench.stroke('M33 55q5 8 12 0', 'dark', 1.8) +
    bench.shape('M18 38l-5-5 5-2 5 4z', 'dark') +
    stripe(bench, 56, 41, 24)
  )
}

export const sidearm = (bench: Bench): string => {
  const slide = bench.vary.between(70, 76)
  return (
    bench.shape('M28 48h17l-5 25H23z', 'dark') +
    bench.stroke('M30 55h11M29 60h11M28 65h11', 'body', 1.2) +
    bench.box(24, 33, slide - 24, 12, 'body', 1.5) +
    bench.box(24, 44.4, slide - 28, 5.6, 'dark', 1) +
    bench.box(slide - 1, 36.4, 8, 4.6, 'dark') +
    bench.stroke('M28 34.6v8.6M31.4 34.6v8.6M34.8 34.6v8.6', 'dark', 1.5) +
    bench.stroke('M44 50q5 10 14 0', 'dark', 2) +
    bench.box(44, 35, 12, 5, 'light', 1) +
    bench.box(26, 30, 4, 3, 'dark') +
    bench.box(slide - 5, 30.4, 3, 2.6, 'dark') +
    stripe(bench, 46, 42, 22)
  )
}

export const combatBow = (bench: Bench): string => {
  const reach = bench.vary.between(0, 4)
  return (
    bench.stroke(`M30 ${8 - reach / 2}L22 48L30 ${88 + reach / 2}`, 'light', 0.9) +
    bench.shape(`M28 ${6 - reach}q26 10 27 30l-7 4q0-18-21-30z`, 'body') +
    bench.shape(`M28 ${90 + reach}q26-10 27-30l-7-4q0 18-21 30z`, 'body') +
    bench.shape('M46 34h10l3 8v12l-3 8H46l4-14z', 'dark') +
    bench.box(50, 42, 6, 12, 'light', 2) +
    bench.stroke('M20 48H84', 'accent', 2) +
    bench.shape('M82 43l10 5-10 5 2-5z', 'accent') +
    bench.shape('M16 44l8 4-8 4 3-4z', 'accent') +
    bench.disc(29, 8 - reach / 2, 2.4, 'dark') +
    bench.disc(29, 88 + reach / 2, 2.4, 'dark')
  )
}

export const glaive = (bench: Bench): string => {
  const hook = bench.vary.between(4, 9)
  return (
    bench.box(4, 46.2, 60, 4, 'dark', 2) +
    bench.box(8, 44.6, 12, 7, 'body', 2) +
    bench.shape('M1 44l7 4-7 5 3-5z', 'light') +
    bench.box(44, 44, 14, 8.6, 'body', 2) +
    bench.stroke('M48 44v8.6M53 44v8.6', 'accent', 1.6) +
    bench.shape(`M56 42q18-12 38 4-16 2-22 8-8 6-16 1z`, 'light') +
    bench.shape(`M60 55q6 ${hook} 14 ${hook + 3}-2-6 2-10z`, 'body') +
    bench.stroke('M62 46q14-7 26-1', 'accent', 1.6) +
    pistolGrip(bench, 26, 50, 9)
  )
}

export const sword = (bench: Bench): string => {
  const guards = [
    'M26 34l5 2v24l-5 2-2-14z',
    'M25 30q6 6 5 18t-5 18q-4-8-3-18t3-18z',
    'M24 36h6v24h-6zM22 34h4v4h-4zM22 58h4v4h-4z',
  ]
  const belly = bench.vary.between(0, 6)
  return (
    bench.box(4, 45, 22, 6, 'dark', 2) +
    bench.stroke('M9 45v6M13 45v6M17 45v6M21 45v6', 'body', 1.2) +
    bench.disc(4.6, 48, 3.4, 'body') +
    bench.shape(`M29 42H78q10 2 16 6-8 ${3 + belly / 2}-20 ${5 + belly}L29 54z`, 'light') +
    bench.shape('M29 48H90q-10 5-18 6L29 54z', 'body') +
    bench.stroke('M32 48H82', 'accent', 1.8) +
    bench.shape(guards[bench.vary.of(guards.length)] as string, 'dark')
  )
}
