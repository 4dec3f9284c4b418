import { type Bench, optics, pistolGrip, stock, stripe } from './weapon-parts.ts'

/** Weapons that glow, and launchers. */

export const fusionRifle = (bench: Bench): string => {
  const coils = [52, 59, 66]
  return (
    stock(bench, 6, 45, 18) +
    bench.solid([
      [22, 39],
      [52, 37],
      [52, 54],
      [22, 54],
    ]) +
    bench.solid(
      [
        [50, 36],
        [84, 39],
        [90, 43],
        [74, 45],
        [50, 44],
      ],
      'light',
    ) +
    bench.solid(
      [
        [50, 48],
        [74, 48],
        [88, 51],
        [80, 55],
        [50, 55],
      ],
      'light',
    ) +
    bench.box(50, 43.4, 34, 5, 'dark') +
    bench.box(52, 44.6, 30, 2.6, 'accent') +
    coils.map((x) => bench.box(x, 35, 3, 21, 'dark', 1)).join('') +
    pistolGrip(bench, 28, 53, 14) +
    (bench.vary.yes() ? optics(bench, 26, 39, 16) : bench.box(28, 34, 16, 4, 'dark', 1)) +
    stripe(bench, 25, 45, 18)
  )
}

export const linearFusionRifle = (bench: Bench): string => {
  const rail = bench.vary.between(88, 92)
  return (
    stock(bench, 3, 46, 18) +
    bench.solid([
      [20, 41],
      [50, 39],
      [54, 44],
      [54, 54],
      [20, 55],
    ]) +
    bench.box(48, 40.6, rail - 48, 4.4, 'light', 1) +
    bench.box(48, 49, rail - 50, 4.4, 'light', 1) +
    bench.box(48, 45.6, rail - 52, 2.8, 'accent') +
    bench.stroke('M58 39.6v15M68 39.6v15M78 39.6v15', 'dark', 2) +
    pistolGrip(bench, 26, 54, 12) +
    bench.box(30, 37, 20, 3, 'dark') +
    bench.shape('M26 28l8 2h10l10-3v10l-10-3H34l-8 2z', 'body') +
    bench.box(53, 27.4, 2, 9, 'accent') +
    stripe(bench, 22, 47, 18)
  )
}

export const traceRifle = (bench: Bench): string => {
  const lens = bench.vary.between(70, 75)
  return (
    stock(bench, 8, 45, 16) +
    bench.solid([
      [22, 38],
      [60, 38],
      [66, 43],
      [66, 52],
      [22, 54],
    ]) +
    bench.shape(`M60 40l24-6 4 4-14 7z`, 'light') +
    bench.shape(`M60 52l24 7 4-4-14-8z`, 'light') +
    bench.disc(lens, 46.5, 4.6, 'dark') +
    bench.disc(lens, 46.5, 2.8, 'accent') +
    bench.stroke(`M${lens + 5} 46.5H94`, 'accent', 1.4) +
    bench.box(34, 53, 20, 9, 'dark', 4.5) +
    bench.box(38, 55.6, 12, 3.4, 'accent', 1.7) +
    pistolGrip(bench, 25, 53, 14) +
    bench.shape('M28 38l4-6h22l4 6z', 'dark') +
    stripe(bench, 26, 45, 26)
  )
}

export const grenadeLauncher = (bench: Bench): string => {
  const drum = bench.vary.between(10, 12.5)
  const chambers = [0, 60, 120, 180, 240, 300].map((angle) => {
    const turn = (angle * Math.PI) / 180
    return bench.disc(48 + Math.cos(turn) * drum * 0.58, 48 + Math.sin(turn) * drum * 0.58, 2.3, 'dark')
  })
  return (
    stock(bench, 7, 45, 20) +
    bench.solid([
      [25, 41],
      [62, 41],
      [62, 54],
      [25, 54],
    ]) +
    bench.box(56, 40, 32, 14, 'light', 2) +
    bench.box(84, 38, 5.4, 18, 'dark', 1) +
    bench.stroke('M62 44h20M62 50h20', 'dark', 1.4) +
    pistolGrip(bench, 29, 53, 14) +
    bench.disc(48, 48, drum, 'body') +
    chambers.join('') +
    bench.disc(48, 48, 2.2, 'accent') +
    bench.box(66, 35, 10, 5, 'dark', 1) +
    stripe(bench, 62, 46.3, 20)
  )
}

export const rocketLauncher = (bench: Bench): string => {
  const fins = bench.vary.yes()
  return (
    bench.solid(
      [
        [4, 36],
        [14, 40],
        [14, 52],
        [4, 56],
      ],
      'dark',
    ) +
    bench.box(12, 38, 62, 16, 'body', 2) +
    bench.box(26, 36.4, 7, 19, 'dark', 1) +
    bench.box(56, 36.4, 7, 19, 'dark', 1) +
    bench.shape('M72 36h6l14 10-14 10h-6z', 'light') +
    bench.shape('M80 41l8 5-8 5z', 'accent') +
    (fins ? bench.shape('M14 38l4-8h10l-4 8zM14 54l4 8h10l-4-8z', 'dark') : '') +
    bench.shape('M36 38l3-9h14l3 9z', 'dark') +
    bench.box(41, 30.5, 10, 4, 'accent', 1) +
    pistolGrip(bench, 44, 54, 13) +
    bench.stroke('M60 55l-2 9h7', 'dark', 3) +
    stripe(bench, 35, 45, 19)
  )
}
