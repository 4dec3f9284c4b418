import type { ArmorSlot, GuardianClass } from '@ai-vault/game/items.ts'
import type { SourceKey } from '../sources.ts'

type Bonus = readonly [pieces: 2 | 4, hash: number, name: string, text: string]

export interface ArmorSetRow {
  readonly name: string
  readonly hash: number
  /** The mod with which event armor counts for this set; 0 where none is known. */
  readonly selector: number
  readonly source: SourceKey
  readonly bonuses: readonly [Bonus, Bonus]
  readonly pieces: Readonly<
    Record<GuardianClass, readonly (readonly [slot: ArmorSlot, name: string, hash: number])[]>
  >
}

/** Armor sets of the game with the bonuses of two and four pieces; names and hashes theirs, sentences ours. */
export const ARMOR_SETS: readonly ArmorSetRow[] = [
  {
    name: 'Bushido',
    hash: 1083114430,
    selector: 1220635064,
    source: 'season',
    bonuses: [
      [2, 1964062929, 'Iaido', 'A final blow with a weapon just drawn or reloaded heals you.'],
      [
        4,
        1964062928,
        'Unfaltering Focus',
        'Final blows with bows, shotguns or swords lessen the damage you take; hits with them make it last.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'Bushido Helm', 407922163],
        ['gauntlets', 'Bushido Gauntlets', 2195895938],
        ['chest', 'Bushido Plate', 2199272806],
        ['legs', 'Bushido Greaves', 4281618492],
        ['class-item', 'Bushido Mark', 2517367247],
      ],
      hunter: [
        ['helmet', 'Bushido Cowl', 1465235089],
        ['gauntlets', 'Bushido Grips', 81786728],
        ['chest', 'Bushido Vest', 1154629600],
        ['legs', 'Bushido Strides', 1183125954],
        ['class-item', 'Bushido Cloak', 464665629],
      ],
      warlock: [
        ['helmet', 'Bushido Cowl', 545935602],
        ['gauntlets', 'Bushido Gloves', 970712027],
        ['chest', 'Bushido Robes', 2046361909],
        ['legs', 'Bushido Boots', 3715719501],
        ['class-item', 'Bushido Bond', 743956488],
      ],
    },
  },
  {
    name: 'Aion Renewal',
    hash: 1223381128,
    selector: 1404854454,
    source: 'kepler',
    bonuses: [
      [
        2,
        2140508055,
        'Force Converter',
        'After a final blow with rockets or grenades, a short sprint turns into a burst of speed.',
      ],
      [
        4,
        2140508054,
        'Reactive Booster',
        'Once for every burst, sprinting while badly hurt, slowed or suspended grants it at once.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'AION Renewal Helm', 351882401],
        ['gauntlets', 'AION Renewal Gauntlets', 1148225208],
        ['chest', 'AION Renewal Plate', 3718617552],
        ['legs', 'AION Renewal Greaves', 3478460146],
        ['class-item', 'AION Renewal Mark', 3070333453],
      ],
      hunter: [
        ['helmet', 'AION Renewal Mask', 1021364471],
        ['gauntlets', 'AION Renewal Grips', 94775422],
        ['chest', 'AION Renewal Vest', 3218422834],
        ['legs', 'AION Renewal Strides', 938718424],
        ['class-item', 'AION Renewal Cloak', 3389206211],
      ],
      warlock: [
        ['helmet', 'AION Renewal Hood', 4251796172],
        ['gauntlets', 'AION Renewal Gloves', 3406093957],
        ['chest', 'AION Renewal Robes', 2903426907],
        ['legs', 'AION Renewal Boots', 3328966151],
        ['class-item', 'AION Renewal Bond', 1643127154],
      ],
    },
  },
  {
    name: 'Techsec',
    hash: 239346083,
    selector: 721111598,
    source: 'vanguard',
    bonuses: [
      [2, 1130213040, 'Wrecker', 'Kinetic damage is far stronger against shields, vehicles and constructs.'],
      [
        4,
        1130213041,
        'Concussive Rounds',
        'Breaking a shield or defeating a strong foe with kinetic damage sends out a wave that disorients.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'Techsec Helm', 517096395],
        ['gauntlets', 'Techsec Gauntlets', 2709760314],
        ['chest', 'Techsec Plate', 2401760398],
        ['legs', 'Techsec Boots', 95722356],
        ['class-item', 'Techsec Mark', 2719854935],
      ],
      hunter: [
        ['helmet', 'Techsec Mask', 2292070913],
        ['gauntlets', 'Techsec Grasps', 3129990424],
        ['chest', 'Techsec Vest', 503854896],
        ['legs', 'Techsec Strides', 1589715538],
        ['class-item', 'Techsec Cloak', 4150538093],
      ],
      warlock: [
        ['helmet', 'Techsec Hood', 2082858804],
        ['gauntlets', 'Techsec Gloves', 489126477],
        ['chest', 'Techsec Vestment', 4052965875],
        ['legs', 'Techsec Boots', 1159925519],
        ['class-item', 'Techsec Bond', 1963424554],
      ],
    },
  },
  {
    name: 'Last Discipline',
    hash: 3252452908,
    selector: 721111611,
    source: 'crucible',
    bonuses: [
      [2, 2433863523, 'Terminal Velocity', 'Primary final blows quicken the reload of primary weapons.'],
      [4, 2433863522, 'Power Loader', 'Orbs of Power bring special ammunition nearer.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Last Discipline Helm', 2629942414],
        ['gauntlets', 'Last Discipline Gauntlets', 4079706495],
        ['chest', 'Last Discipline Plate', 1459620921],
        ['legs', 'Last Discipline Greaves', 3000956609],
        ['class-item', 'Last Discipline Mark', 2773786868],
      ],
      hunter: [
        ['helmet', 'Last Discipline Mask', 4112577340],
        ['gauntlets', 'Last Discipline Grasps', 1172384181],
        ['chest', 'Last Discipline Vest', 2752429099],
        ['legs', 'Last Discipline Strides', 2748506263],
        ['class-item', 'Last Discipline Cloak', 1109145282],
      ],
      warlock: [
        ['helmet', 'Last Discipline Hood', 2932138009],
        ['gauntlets', 'Last Discipline Gloves', 2403923088],
        ['chest', 'Last Discipline Vestment', 2025110456],
        ['legs', 'Last Discipline Boots', 2762558442],
        ['class-item', 'Last Discipline Bond', 420604757],
      ],
    },
  },
  {
    name: 'Aion Adapter',
    hash: 894715166,
    selector: 4119627352,
    source: 'kepler',
    bonuses: [
      [
        2,
        2840280305,
        'Force Absorption',
        'Final blows with rockets or grenades lessen splash damage for a while.',
      ],
      [
        4,
        2840280304,
        'Reactive Shock',
        'While that lasts, a melee blow against you answers with a disorienting burst.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'AION Adapter Helm', 4271003923],
        ['gauntlets', 'AION Adapter Gauntlets', 1764010530],
        ['chest', 'AION Adapter Plate', 2632499718],
        ['legs', 'AION Adapter Greaves', 4274190428],
        ['class-item', 'AION Adapter Mark', 3374948591],
      ],
      hunter: [
        ['helmet', 'AION Adapter Mask', 3013134961],
        ['gauntlets', 'AION Adapter Grips', 1629686472],
        ['chest', 'AION Adapter Vest', 3798581184],
        ['legs', 'AION Adapter Strides', 2306671522],
        ['class-item', 'AION Adapter Cloak', 2725736573],
      ],
      warlock: [
        ['helmet', 'AION Adapter Hood', 2247786986],
        ['gauntlets', 'AION Adapter Gloves', 1828890675],
        ['chest', 'AION Adapter Robes', 2528292701],
        ['legs', 'AION Adapter Boots', 1563741445],
        ['class-item', 'AION Adapter Bond', 119770768],
      ],
    },
  },
  {
    name: 'Twofold Crown',
    hash: 3259216565,
    selector: 1220635053,
    source: 'trials',
    bonuses: [
      [2, 1025384966, 'Crook and Flail', 'Ammunition bricks heal you when picked up.'],
      [4, 1025384967, 'Gift of Sight', 'Primary final blows sharpen your radar for a moment.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Twofold Crown Helm', 1330142838],
        ['gauntlets', 'Twofold Crown Gauntlets', 2534133191],
        ['chest', 'Twofold Crown Plate', 1230148081],
        ['legs', 'Twofold Crown Greaves', 1286938889],
        ['class-item', 'Twofold Crown Mark', 3384001164],
      ],
      hunter: [
        ['helmet', 'Twofold Crown Mask', 2962027628],
        ['gauntlets', 'Twofold Crown Grasps', 2116325413],
        ['chest', 'Twofold Crown Vest', 1590014587],
        ['legs', 'Twofold Crown Strides', 2463655079],
        ['class-item', 'Twofold Crown Cloak', 4241698066],
      ],
      warlock: [
        ['helmet', 'Twofold Crown Cowl', 85371703],
        ['gauntlets', 'Twofold Crown Gloves', 3453853118],
        ['chest', 'Twofold Crown Robes', 2896769138],
        ['legs', 'Twofold Crown Boots', 3873235480],
        ['class-item', 'Twofold Crown Bond', 3533586691],
      ],
    },
  },
  {
    name: 'Collective Psyche',
    hash: 1007956300,
    selector: 2824493179,
    source: 'desert-perpetual',
    bonuses: [
      [2, 1901305283, 'Accretion', 'Each ammunition brick makes you swap weapons faster until you fall.'],
      [4, 1901305282, 'Doppler Effect', 'Suspend, unravel, sever, radiance and restoration last longer.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Collective Psyche Helm', 3396725088],
        ['gauntlets', 'Collective Psyche Gauntlets', 1004271921],
        ['chest', 'Collective Psyche Plate', 3415771751],
        ['legs', 'Collective Psyche Greaves', 835524739],
        ['class-item', 'Collective Psyche Mark', 4131269494],
      ],
      hunter: [
        ['helmet', 'Collective Psyche Casque', 2559878186],
        ['gauntlets', 'Collective Psyche Sleeves', 2565439347],
        ['chest', 'Collective Psyche Cuirass', 2396904861],
        ['legs', 'Collective Psyche Strides', 2300393285],
        ['class-item', 'Collective Psyche Cloak', 3858892752],
      ],
      warlock: [
        ['helmet', 'Collective Psyche Cover', 1822989949],
        ['gauntlets', 'Collective Psyche Gloves', 285521900],
        ['chest', 'Collective Psyche Robes', 1880646964],
        ['legs', 'Collective Psyche Boots', 931254038],
        ['class-item', 'Collective Psyche Bond', 3090407945],
      ],
    },
  },
  {
    name: 'Lustrous',
    hash: 3737690559,
    selector: 3782433407,
    source: 'solstice',
    bonuses: [
      [2, 4048287940, 'Photogalvanic', 'Being healed steadies and quickens your solar weapons.'],
      [4, 4048287941, 'Cauterize', 'Quick solar final blows heal you.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Lustrous Helm', 3585698380],
        ['gauntlets', 'Lustrous Gauntlets', 2739996165],
        ['chest', 'Lustrous Plate', 2901472731],
        ['legs', 'Lustrous Greaves', 2662868359],
        ['class-item', 'Lustrous Mark', 1641172978],
      ],
      hunter: [
        ['helmet', 'Lustrous Casque', 1209319450],
        ['gauntlets', 'Lustrous Grips', 3446591075],
        ['chest', 'Lustrous Vest', 3643047597],
        ['legs', 'Lustrous Strides', 1072603541],
        ['class-item', 'Lustrous Cloak', 1756958880],
      ],
      warlock: [
        ['helmet', 'Lustrous Cover', 1025347717],
        ['gauntlets', 'Lustrous Sleeves', 1806024532],
        ['chest', 'Lustrous Robes', 1809917548],
        ['legs', 'Lustrous Boots', 2052186462],
        ['class-item', 'Lustrous Bond', 213708705],
      ],
    },
  },
  {
    name: 'New Demotic',
    hash: 2132906400,
    selector: 139044974,
    source: 'season',
    bonuses: [
      [2, 3160370591, 'Paroli', 'After a slide, primary weapons flinch less.'],
      [4, 3160370590, 'Martingale', 'A fallen or revived ally makes your weapons handle faster.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'New Demotic Helm', 1019345429],
        ['gauntlets', 'New Demotic Gauntlets', 3990156004],
        ['chest', 'New Demotic Plate', 2195018204],
        ['legs', 'New Demotic Greaves', 1201273998],
        ['class-item', 'New Demotic Mark', 3480851793],
      ],
      hunter: [
        ['helmet', 'New Demotic Mask', 2838679265],
        ['gauntlets', 'New Demotic Grasps', 3676598776],
        ['chest', 'New Demotic Vest', 4096683536],
        ['legs', 'New Demotic Strides', 1711866418],
        ['class-item', 'New Demotic Cloak', 3023838797],
      ],
      warlock: [
        ['helmet', 'New Demotic Cover', 2214884208],
        ['gauntlets', 'New Demotic Gloves', 1971091137],
        ['chest', 'New Demotic Robes', 4154731415],
        ['legs', 'New Demotic Boots', 3041479219],
        ['class-item', 'New Demotic Bond', 1988083558],
      ],
    },
  },
  {
    name: 'Swordmaster',
    hash: 2391762223,
    selector: 139044987,
    source: 'season',
    bonuses: [
      [
        2,
        3916960436,
        'Balestra',
        'Hits with sword, glaive or melee tire the target, which then deals less damage.',
      ],
      [
        4,
        3916960437,
        'Stesso Tempo',
        'Blocking with sword or glaive shields you for a moment after the guard drops.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', "Swordmaster's Helm", 1883377784],
        ['gauntlets', "Swordmaster's Gauntlets", 2347181257],
        ['chest', "Swordmaster's Plate", 262826703],
        ['legs', "Swordmaster's Greaves", 2639123099],
        ['class-item', "Swordmaster's Mark", 1934339678],
      ],
      hunter: [
        ['helmet', "Swordmaster's Mask", 1343009820],
        ['gauntlets', "Swordmaster's Grips", 2697887125],
        ['chest', "Swordmaster's Vest", 1604556427],
        ['legs', "Swordmaster's Strides", 445076215],
        ['class-item', "Swordmaster's Cloak", 385833378],
      ],
      warlock: [
        ['helmet', "Swordmaster's Cover", 3520307277],
        ['gauntlets', "Swordmaster's Gloves", 4172973116],
        ['chest', "Swordmaster's Robes", 1504698788],
        ['legs', "Swordmaster's Boots", 3558781766],
        ['class-item', "Swordmaster's Bond", 2248528889],
      ],
    },
  },
  {
    name: 'Ferropotent',
    hash: 3734029045,
    selector: 1012508307,
    source: 'iron-banner',
    bonuses: [
      [
        2,
        3458982982,
        'Rapid Repair',
        'As your shield starts to return you flinch less and take less damage.',
      ],
      [
        4,
        3458982983,
        'Built from Scratch',
        'With low reserves, final blows bring more of the next ammunition type.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'Ferropotent Head', 3031404418],
        ['gauntlets', 'Ferropotent Gauntlets', 2370945771],
        ['chest', 'Ferropotent Plate', 3554497829],
        ['legs', 'Ferropotent Greaves', 3462703357],
        ['class-item', 'Ferropotent Mark', 2676446840],
      ],
      hunter: [
        ['helmet', 'Ferropotent Mask', 3173749166],
        ['gauntlets', 'Ferropotent Grips', 4199055647],
        ['chest', 'Ferropotent Cuirass', 2849508185],
        ['legs', 'Ferropotent Strides', 3120202721],
        ['class-item', 'Ferropotent Cloak', 293267476],
      ],
      warlock: [
        ['helmet', 'Ferropotent Cover', 1066619413],
        ['gauntlets', 'Ferropotent Gloves', 4037429988],
        ['chest', 'Ferropotent Robes', 4066564572],
        ['legs', 'Ferropotent Boots', 1248547982],
        ['class-item', 'Ferropotent Bond', 1057430865],
      ],
    },
  },
  {
    name: 'Sage Protector',
    hash: 4222859846,
    selector: 1841728090,
    source: 'season',
    bonuses: [
      [2, 109046537, 'Combat Meditation', 'Sword hits return grenade and class energy.'],
      [4, 109046536, 'Blade Focus', 'Guard briefly, then strike: swords hit harder and lunge farther.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Sage Protector Helm', 4118260899],
        ['gauntlets', 'Sage Protector Gauntlets', 919358834],
        ['chest', 'Sage Protector Plate', 279565494],
        ['legs', 'Sage Protector Greaves', 1320597132],
        ['class-item', 'Sage Protector Mark', 3945736543],
      ],
      hunter: [
        ['helmet', 'Sage Protector Cowl', 112779239],
        ['gauntlets', 'Sage Protector Grips', 2354448750],
        ['chest', 'Sage Protector Vest', 1867581826],
        ['legs', 'Sage Protector Strides', 142559592],
        ['class-item', 'Sage Protector Cloak', 1091577811],
      ],
      warlock: [
        ['helmet', 'Sage Protector Cover', 1786011928],
        ['gauntlets', 'Sage Protector Gloves', 2249815529],
        ['chest', 'Sage Protector Robes', 640369263],
        ['legs', 'Sage Protector Boots', 2541757371],
        ['class-item', 'Sage Protector Bond', 1887527934],
      ],
    },
  },
  {
    name: 'Wild Anthem',
    hash: 2258577662,
    selector: 1012508294,
    source: 'season',
    bonuses: [
      [2, 3390457361, 'Fanfare', 'The lower half of a magazine reloads faster.'],
      [4, 3390457360, 'Suros Harmony', 'Reloading improves handling and lessens flinch.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Wild Anthem Helm', 2278464039],
        ['gauntlets', 'Wild Anthem Gauntlets', 225063086],
        ['chest', 'Wild Anthem Plate', 1644825026],
        ['legs', 'Wild Anthem Greaves', 2732598696],
        ['class-item', 'Wild Anthem Mark', 1334855187],
      ],
      hunter: [
        ['helmet', 'Wild Anthem Mask', 2039591531],
        ['gauntlets', 'Wild Anthem Grips', 361848666],
        ['chest', 'Wild Anthem Vest', 217940910],
        ['legs', 'Wild Anthem Strides', 1618320532],
        ['class-item', 'Wild Anthem Cloak', 536035447],
      ],
      warlock: [
        ['helmet', 'Wild Anthem Cover', 1930651768],
        ['gauntlets', 'Wild Anthem Gloves', 2394455241],
        ['chest', 'Wild Anthem Robes', 2134373071],
        ['legs', 'Wild Anthem Boots', 2686397083],
        ['class-item', 'Wild Anthem Bond', 3805886046],
      ],
    },
  },
  {
    name: 'Thriving Survivor',
    hash: 2151917545,
    selector: 2872740129,
    source: 'season',
    bonuses: [
      [2, 681117218, 'Opening Act', 'Low health quickens the return of your abilities.'],
      [4, 681117219, 'Room Clearing', 'Recovering from low health raises weapon damage briefly.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Thriving Survivor Helm', 2891930926],
        ['gauntlets', 'Thriving Survivor Gauntlets', 3917237407],
        ['chest', 'Thriving Survivor Plate', 3093390809],
        ['legs', 'Thriving Survivor Greaves', 2838384481],
        ['class-item', 'Thriving Survivor Mark', 537150100],
      ],
      hunter: [
        ['helmet', 'Thriving Survivor Cowl', 1953372754],
        ['gauntlets', 'Thriving Survivor Grips', 2419726011],
        ['chest', 'Thriving Survivor Vest', 365930261],
        ['legs', 'Thriving Survivor Strides', 828189485],
        ['class-item', 'Thriving Survivor Cloak', 3358389096],
      ],
      warlock: [
        ['helmet', 'Thriving Survivor Cover', 1616916151],
        ['gauntlets', 'Thriving Survivor Gloves', 690430270],
        ['chest', 'Thriving Survivor Robe', 3781374706],
        ['legs', 'Thriving Survivor Boots', 1109812632],
        ['class-item', 'Thriving Survivor Bond', 123224963],
      ],
    },
  },
  {
    name: 'Shrewd Survivor',
    hash: 2839368623,
    selector: 3874641219,
    source: 'season',
    bonuses: [
      [2, 219133236, 'Reflex Action', 'Precision final blows make you harder to see on radar.'],
      [4, 219133237, 'Hotshot', 'Staying unseen raises precision damage of the first shot.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Shrewd Survivor Helm', 2051364144],
        ['gauntlets', 'Shrewd Survivor Gauntlets', 1849147777],
        ['chest', 'Shrewd Survivor Plate', 2629237079],
        ['legs', 'Shrewd Survivor Greaves', 3343993331],
        ['class-item', 'Shrewd Survivor Mark', 462589222],
      ],
      hunter: [
        ['helmet', 'Shrewd Survivor Cowl', 2158178052],
        ['gauntlets', 'Shrewd Survivor Grips', 1722491869],
        ['chest', 'Shrewd Survivor Vest', 3531425635],
        ['legs', 'Shrewd Survivor Strides', 4046540927],
        ['class-item', 'Shrewd Survivor Cloak', 2430248538],
      ],
      warlock: [
        ['helmet', 'Shrewd Survivor Cover', 2263018101],
        ['gauntlets', 'Shrewd Survivor Gloves', 938861252],
        ['chest', 'Shrewd Survivor Robe', 3475188156],
        ['legs', 'Shrewd Survivor Boots', 2869507310],
        ['class-item', 'Shrewd Survivor Bond', 932088625],
      ],
    },
  },
  {
    name: 'Iron Panoply',
    hash: 305966751,
    selector: 3834187337,
    source: 'iron-banner',
    bonuses: [
      [2, 3157066724, 'Vigilant Watch', 'Capturing or holding ground steadies your aim.'],
      [4, 3157066725, 'Iron Conviction', 'Final blows near allies share a small overshield.'],
    ],
    pieces: {
      titan: [
        ['helmet', 'Iron Panoply Helm', 3631616612],
        ['gauntlets', 'Iron Panoply Gauntlets', 3578811197],
        ['chest', 'Iron Panoply Plate', 4126332611],
        ['legs', 'Iron Panoply Greaves', 1649469535],
        ['class-item', 'Iron Panoply Mark', 3408036410],
      ],
      hunter: [
        ['helmet', 'Iron Panoply Mask', 4193009504],
        ['gauntlets', 'Iron Panoply Grasps', 1800556337],
        ['chest', 'Iron Panoply Vest', 2195844199],
        ['legs', 'Iron Panoply Strides', 1631809155],
        ['class-item', 'Iron Panoply Cloak', 2911341942],
      ],
      warlock: [
        ['helmet', 'Iron Panoply Hood', 2898513455],
        ['gauntlets', 'Iron Panoply Gloves', 717101494],
        ['chest', 'Iron Panoply Vestment', 3053825914],
        ['legs', 'Iron Panoply Boots', 1929483792],
        ['class-item', 'Iron Panoply Bond', 2702279243],
      ],
    },
  },
  {
    name: 'Disaster Corps',
    hash: 2947197258,
    selector: 3573256294,
    source: 'season',
    bonuses: [
      [
        2,
        2513809221,
        'Pleas Heard',
        'Reloading a rifle or sidearm after a final blow heals you slowly out of combat.',
      ],
      [
        4,
        2513809220,
        'Magnificent Duty',
        "At death's door, or when saving an ally, rifles and sidearms gain range, stability and reload.",
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'Disaster Corps Helm', 3408026115],
        ['gauntlets', 'Disaster Corps Gauntlets', 250597586],
        ['chest', 'Disaster Corps Plate', 3428369046],
        ['legs', 'Disaster Corps Greaves', 651836012],
        ['class-item', 'Disaster Corps Mark', 2757996223],
      ],
      hunter: [
        ['helmet', 'Disaster Corps Mask', 2571112423],
        ['gauntlets', 'Disaster Corps Grasps', 517814638],
        ['chest', 'Disaster Corps Vest', 438409602],
        ['legs', 'Disaster Corps Strides', 2600892776],
        ['class-item', 'Disaster Corps Cloak', 3957372883],
      ],
      warlock: [
        ['helmet', 'Disaster Corps Hood', 2992986244],
        ['gauntlets', 'Disaster Corps Gloves', 2557300061],
        ['chest', 'Disaster Corps Vestment', 2804194275],
        ['legs', 'Disaster Corps Boots', 586381823],
        ['class-item', 'Disaster Corps Bond', 1703017178],
      ],
    },
  },
  {
    name: 'Smoke Jumper',
    hash: 2751989785,
    selector: 3573256307,
    source: 'season',
    bonuses: [
      [2, 3078673682, 'Ride Together, Die Together', 'Orbs of Power lessen damage for a moment.'],
      [
        4,
        3078673683,
        'Too Old for This',
        'Finishing a strong foe brings special ammunition and a little health.',
      ],
    ],
    pieces: {
      titan: [
        ['helmet', 'Smoke Jumper Helm', 1575046822],
        ['gauntlets', 'Smoke Jumper Gauntlets', 589006711],
        ['chest', 'Smoke Jumper Plate', 3347493825],
        ['legs', 'Smoke Jumper Boots', 2397541401],
        ['class-item', 'Smoke Jumper Mark', 4129998876],
      ],
      hunter: [
        ['helmet', 'Smoke Jumper Mask', 2941172034],
        ['gauntlets', 'Smoke Jumper Grasps', 2280816555],
        ['chest', 'Smoke Jumper Vest', 2348082405],
        ['legs', 'Smoke Jumper Strides', 3755454909],
        ['class-item', 'Smoke Jumper Cloak', 1003997240],
      ],
      warlock: [
        ['helmet', 'Smoke Jumper Hood', 3577550601],
        ['gauntlets', 'Smoke Jumper Gloves', 986078848],
        ['chest', 'Smoke Jumper Vestment', 3788059976],
        ['legs', 'Smoke Jumper Boots', 63899322],
        ['class-item', 'Smoke Jumper Bond', 1619647653],
      ],
    },
  },
]
