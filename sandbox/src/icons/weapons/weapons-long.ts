import { type Bench, optics, pistolGrip, sights, stock, stripe } from './weapon-parts.ts'

/** Weapons held with both hands; muzzle to the right, drawn level and turned later. */

export const autoRifle = (bench: Bench): string => {
  const muzzle = bench.vary.between(84, 90)
  const bend = bench.vary.between(2, 6)
  return (
    stock(bench, 7, 44, 20) +
    bench.box(60, 43.5, muzzle - 60, 4, 'dark') +
    bench.box(muzzle - 4, 42, 6, 7, 'body') +
    bench.solid([
      [25, 40],
      [62, 39],
      [66, 42],
      [66, 51],
      [25, 52],
    ]) +
    bench.box(62, 40, 16, 9, 'light', 1) +
    bench.stroke('M66 42.5h9M66 46h9', 'dark', 1.4) +
    pistolGrip(bench, 32, 51) +
    bench.shape(`M45 51h10q1 8 ${bend} 17h-10q-4-8-${bend}-17z`, 'dark') +
    (bench.vary.yes() ? optics(bench, 36, 40, 17) : sights(bench, 32, 72, 40)) +
    stripe(bench, 28, 46, 22)
  )
}

export const pulseRifle = (bench: Bench): string => {
  const handle = bench.vary.between(30, 36)
  return (
    bench.box(64, 44, 24, 4, 'dark') +
    bench.box(82, 42.5, 7, 7, 'body') +
    bench.solid([
      [7, 40],
      [66, 40],
      [72, 43],
      [72, 50],
      [42, 53],
      [26, 53],
      [12, 58],
      [7, 58],
    ]) +
    bench.shape(`M18 53h9l3 13h-9z`, 'dark') +
    pistolGrip(bench, 44, 52, 13) +
    bench.shape(`M${handle} 40l4-9h18l6 9h-6l-4-5h-10l-3 5z`, 'dark') +
    bench.box(handle + 6, 29, 13, 4, 'body') +
    bench.box(handle + 18, 29.5, 1.8, 3, 'accent') +
    bench.stroke('M12 46h10M12 49h7', 'dark', 1.4) +
    stripe(bench, 50, 44.5, 16)
  )
}

export const scoutRifle = (bench: Bench): string => {
  const muzzle = bench.vary.between(87, 91)
  return (
    stock(bench, 6, 45, 24) +
    bench.box(56, 44.5, muzzle - 56, 3, 'dark') +
    bench.box(muzzle - 3, 43, 4, 6, 'body') +
    bench.solid([
      [28, 42],
      [58, 41],
      [60, 51],
      [28, 52],
    ]) +
    bench.solid(
      [
        [56, 43],
        [76, 44],
        [76, 49],
        [56, 51],
      ],
      'light',
    ) +
    pistolGrip(bench, 33, 51, 13) +
    bench.shape('M46 51h8l1 10h-8z', 'dark') +
    optics(bench, 34, 42, 24) +
    stripe(bench, 30, 47, 16)
  )
}

export const submachineGun = (bench: Bench): string => {
  const drop = bench.vary.between(20, 25)
  return (
    bench.stroke('M11 42H28M11 56H22L28 47', 'body', 2.4) +
    bench.box(9, 41, 3.4, 17, 'dark') +
    bench.box(66, 44, 16, 4.6, 'dark') +
    bench.box(78, 42.6, 7, 7.4, 'body') +
    bench.solid([
      [25, 39],
      [66, 39],
      [71, 43],
      [71, 51],
      [25, 52],
    ]) +
    pistolGrip(bench, 31, 51, 14) +
    bench.solid(
      [
        [49, 50],
        [57, 50],
        [58, 50 + drop],
        [50, 50 + drop],
      ],
      'dark',
    ) +
    bench.stroke(`M50 56h7M50.4 61h7M50.8 66h7`, 'body', 0.9) +
    sights(bench, 30, 62, 39) +
    (bench.vary.yes() ? bench.box(40, 35, 12, 4, 'light', 1) : '') +
    stripe(bench, 28, 45, 26)
  )
}

export const shotgun = (bench: Bench): string => {
  const pump = bench.vary.between(56, 64)
  return (
    bench.solid(
      [
        [6, 46],
        [26, 42],
        [30, 50],
        [18, 56],
        [6, 61],
      ],
      'dark',
    ) +
    bench.box(46, 41, 43, 4.6, 'body') +
    bench.box(46, 46.4, 36, 4, 'dark') +
    bench.box(84, 40, 4.4, 7, 'light') +
    bench.solid([
      [24, 40],
      [50, 39.5],
      [52, 52],
      [30, 53],
      [24, 49],
    ]) +
    bench.box(pump, 45, 16, 8, 'light', 2) +
    bench.stroke(`M${pump + 4} 46v6M${pump + 8} 46v6M${pump + 12} 46v6`, 'dark', 1.2) +
    bench.stroke('M34 53q4 7 10 0', 'dark', 1.8) +
    bench.box(80, 38, 3, 3, 'dark') +
    stripe(bench, 30, 45, 14)
  )
}

export const sniperRifle = (bench: Bench): string => {
  const legs = bench.vary.between(66, 72)
  return (
    stock(bench, 3, 48, 23) +
    bench.box(50, 47.6, 42, 2.6, 'dark') +
    bench.box(87, 46, 6.5, 6, 'body') +
    bench.solid([
      [24, 45],
      [54, 44],
      [58, 47],
      [58, 53],
      [24, 54],
    ]) +
    bench.box(54, 46, 16, 6, 'light', 1) +
    pistolGrip(bench, 29, 53, 12) +
    bench.shape('M42 53h8v8h-7z', 'dark') +
    bench.stroke(`M${legs} 51l-5 15M${legs} 51l5 15`, 'dark', 1.8) +
    bench.box(34, 42, 22, 3, 'dark') +
    bench.shape('M27 33l9 2h12l12-4v12l-12-4H36l-9 2z', 'body') +
    bench.box(59, 31.4, 2, 11, 'accent') +
    bench.stroke('M16 44h10', 'light', 1.4) +
    stripe(bench, 27, 49, 18)
  )
}

export const machineGun = (bench: Bench): string => {
  const drum = bench.vary.between(14, 18)
  return (
    stock(bench, 4, 44, 18) +
    bench.box(58, 41, 32, 6, 'dark') +
    bench.stroke('M63 42v4M68 42v4M73 42v4M78 42v4', 'body', 1.6) +
    bench.box(85, 39.4, 6.5, 9, 'body') +
    bench.solid([
      [20, 38],
      [60, 37],
      [64, 41],
      [64, 53],
      [20, 54],
    ]) +
    bench.stroke('M34 37q10-12 22 0', 'dark', 3) +
    pistolGrip(bench, 25, 53, 13) +
    bench.box(39, 52, drum + 4, 18, 'dark', 2) +
    bench.stroke(`M42 57h${drum - 2}M42 62h${drum - 2}`, 'body', 1.2) +
    bench.stroke('M74 48l-4 17M74 48l6 17', 'dark', 2) +
    stripe(bench, 23, 44, 30)
  )
}
