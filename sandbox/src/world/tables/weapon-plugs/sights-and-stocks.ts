import type { PartRow } from '../rows.ts'

/** Sights and scopes, which stand in the barrel's place on some weapons; they have no enhanced twins. */
export const SIGHTS: readonly PartRow[] = [
  ['Fastdraw HCS', 1926090094, 0, { handling: 15, stability: 5, 'aim-assist': 5 }, {}],
  ['SteadyHand HCS', 1926090095, 0, { handling: 10, stability: 10, 'aim-assist': 5 }, {}],
  ['TrueSight HCS', 1926090092, 0, { range: 3, handling: 3, stability: 3, 'aim-assist': 5 }, {}],
  ['HitMark HCS', 1926090093, 0, { range: 5, 'aim-assist': 5 }, {}],
  ['Crossfire HCS', 1926090090, 0, { range: 7, handling: -5, stability: -5, 'aim-assist': 5 }, {}],
  ['Sureshot HCS', 1926090091, 0, { range: 10, handling: -10, stability: -10, 'aim-assist': 5 }, {}],
  ['Rasmussen ISA', 1096957638, 0, { range: 2, handling: 13 }, {}],
  ['Meyrin RDS', 3433396026, 0, { zoom: 2, range: 7, handling: 10 }, {}],
  ['Meyrin RDL', 3433396027, 0, { zoom: 4, range: 9 }, {}],
  ['Cleanshot IS', 13792279, 0, { zoom: 1, range: 5, handling: 10 }, {}],
  ['Hitmark IS', 13792278, 0, { range: 2, handling: 15 }, {}],
  ['Red Dot 2 MOA', 2405638015, 0, { zoom: 2, range: 6, handling: 10 }, {}],
  ['Red Dot Micro', 2405638014, 0, { zoom: 2, range: 9, handling: 7 }, {}],
  ['Red Dot-OAS', 2732913576, 0, { zoom: 3, range: 12, handling: 5 }, {}],
  ['Rifle Scope SSF', 679077872, 0, { zoom: 5, range: 6, handling: -3 }, {}],
  ['IS 2 Classic', 2209280307, 0, { range: 5, handling: 10 }, {}],
  ['IS 5 Circle', 2209280306, 0, { handling: 15 }, {}],
  ['Model 6 Loop', 663495155, 0, { zoom: 1, range: 9, handling: 8 }, {}],
  ['Model 8 Red', 663495154, 0, { zoom: 2, range: 13 }, {}],
  ['SLO-10 Post', 965619223, 0, { range: 5, handling: 10 }, {}],
  ['SLO-12 Post', 965619221, 0, { handling: 15 }, {}],
  ['SLO-21 Post', 965619220, 0, { range: 3, handling: 12 }, {}],
  ['SPO-26 Front', 3151536503, 0, { zoom: 2, range: 7, handling: 10 }, {}],
  ['SPO-28 Front', 3151536500, 0, { zoom: 3, range: 11, handling: 5 }, {}],
  ['SPO-57 Front', 3151536501, 0, { zoom: 4, range: 15, handling: -5 }, {}],
  ['SRO-37 Ocular', 360593483, 0, { zoom: 5, range: 10, handling: -3 }, {}],
  ['SRO-41 Ocular', 360593482, 0, { zoom: 5, range: 8 }, {}],
  ['SRO-52 Ocular', 360593481, 0, { zoom: 6, range: 13, handling: -7 }, {}],
]

/** Stocks and grips, the fourth column of exotics: name, hash, hash of the enhanced twin, what each adds to stats. */
export const STOCKS: readonly PartRow[] = [
  ['Composite Stock', 3465198467, 290984395, { stability: 5, handling: 5 }, { stability: 6, handling: 5 }],
  [
    'Fitted Stock',
    4259401308,
    155346308,
    { stability: 10, handling: -5, recoil: 20 },
    { stability: 11, handling: -4, recoil: 20 },
  ],
  ['Hand-Laid Stock', 990298390, 3845057226, { stability: 10 }, { stability: 12 }],
  ['Short-Action Stock', 1067908860, 2913786532, { handling: 15 }, { handling: 17 }],
]

export const GRIPS: readonly PartRow[] = [
  ['Combat Grip', 3438534621, 1529576681, { recoil: 20 }, { recoil: 20, range: 2 }],
  ['Heavy Grip', 1012699414, 223754954, { stability: 10, handling: -10 }, { stability: 10, handling: -8 }],
  ['Polymer Grip', 862848869, 3358678417, { handling: 10 }, { handling: 12 }],
  ['Smooth Grip', 3326204863, 197518367, { stability: 5, handling: 5 }, { stability: 6, handling: 6 }],
  ['Textured Grip', 3917450714, 4039411798, { stability: -5, handling: 15 }, { stability: -3, handling: 15 }],
]
