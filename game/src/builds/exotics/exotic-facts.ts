/**
 * What exotic armor does, in our own words, and what of a build it works with. Facts of the game, by English name. An exotic
 * that is not in here, or that names no need, works with every build.
 */
import type { DamageType, WeaponType } from '../../items.ts'
import type { AbilityKind, SubclassElement } from '../../kit.ts'
import type { Effect } from '../synergy/effects.ts'

export type ExoticNeed =
  /** One of these abilities or aspects; "Golden Gun" means each of its forms. */
  | { readonly abilities: readonly string[] }
  /** A Super, grenade or melee of this element, or only the kind that is named. */
  | { readonly element: Exclude<SubclassElement, 'prismatic'>; readonly kind?: AbilityKind }
  | { readonly subclasses: readonly SubclassElement[] }
  /** Something in the kit that brings it about. */
  | { readonly effect: Extract<Effect, 'invisible'> }
  | { readonly weapons: readonly WeaponType[] }
  /** A weapon of this element; 'own': of one that the abilities are of. */
  | { readonly weaponOf: DamageType | 'own' }

export interface ExoticFact {
  /** Follows the name and a colon. */
  readonly does: string
  /** Any one of them is enough. */
  readonly needs: readonly ExoticNeed[]
  /** All of them, or it does nothing; having them makes it no better than others of general use. */
  readonly only?: readonly ExoticNeed[]
  /** It makes the Super one heavy blow: for one great foe, not for a crowd. */
  readonly oneBlow?: true
}

const fact = (does: string, ...needs: readonly ExoticNeed[]): ExoticFact => ({ does, needs })
const oneBlow = (does: string, ...needs: readonly ExoticNeed[]): ExoticFact => ({
  does,
  needs,
  oneBlow: true,
})
/** As it is, but for builds that lack one of these. */
const only = (known: ExoticFact, ...conditions: readonly ExoticNeed[]): ExoticFact => ({
  ...known,
  only: conditions,
})
const abilities = (...names: readonly string[]): ExoticNeed => ({ abilities: names })
const element = (of: Exclude<SubclassElement, 'prismatic'>, kind?: AbilityKind): ExoticNeed =>
  kind ? { element: of, kind } : { element: of }
const subclasses = (...elements: readonly SubclassElement[]): ExoticNeed => ({ subclasses: elements })
const weapons = (...types: readonly WeaponType[]): ExoticNeed => ({ weapons: types })
const weaponOf = (of: DamageType | 'own'): ExoticNeed => ({ weaponOf: of })
const INVISIBILITY: ExoticNeed = { effect: 'invisible' }
const RIFTS = abilities('Healing Rift', 'Empowering Rift')
const BARRICADES = abilities('Towering Barricade', 'Rally Barricade')
const SHOULDER_CHARGES = abilities('Seismic Strike', 'Hammer Strike', 'Shield Bash', 'Shiver Strike')

const TITAN: Readonly<Record<string, ExoticFact>> = {
  'Helm of Saint-14': fact(
    'blinds foes who enter your Ward of Dawn and shields allies who leave it',
    abilities('Ward of Dawn'),
  ),
  'An Insurmountable Skullfort': fact(
    'heals you and returns melee on arc melee kills',
    element('arc', 'melee'),
  ),
  'Precious Scars': only(fact('heals you on weapon kills that match your subclass'), weaponOf('own')),
  'Loreley Splendor Helm': fact('calls a restoring sunspot when you use the barricade or are badly hurt'),
  'One-Eyed Mask': fact('marks whoever hurts you and heals you when they fall'),
  'Eternal Warrior': only(
    fact('strengthens arc weapons as Fists of Havoc ends', abilities('Fists of Havoc')),
    weaponOf('arc'),
  ),
  'Cadmus Ridge Lancecap': fact('makes more Diamond Lances, and stronger ones', abilities('Diamond Lance')),
  'Mask of the Quiet One': fact('gives ability energy for the damage you take'),
  "Khepri's Horn": only(
    fact('sends waves of fire from your barricade and recharges it on solar kills'),
    BARRICADES,
  ),
  Synthoceps: fact('strengthens melee and some Supers while you are surrounded'),
  'Doom Fang Pauldron': fact(
    'charges the Super on void melee kills',
    element('void', 'melee'),
    abilities('Sentinel Shield'),
  ),
  'Wormgod Caress': fact('raises melee damage with every melee kill'),
  'Ursa Furiosa': fact(
    'lets you guard on the move and gives Super energy for what the shield blocks',
    abilities('Sentinel Shield', 'Unbreakable'),
  ),
  'Ashen Wake': fact(
    'makes Fusion Grenades burst on impact and return with kills',
    abilities('Fusion Grenade'),
  ),
  'Pyrogale Gauntlets': oneBlow('turns Burning Maul into one great slam', abilities('Burning Maul')),
  'Point-Contact Cannon Brace': fact(
    'strengthens Thunderclap and strikes its victims with lightning',
    abilities('Thunderclap'),
  ),
  "Citan's Ramparts": fact('lets your side shoot through the barricade', abilities('Towering Barricade')),
  'Second Chance': fact('gives a second shield to throw', abilities('Shield Throw')),
  'Wishful Ignorance': fact('strengthens and returns Frenzied Blade', abilities('Frenzied Blade')),
  'Melas Panoplia': fact('strengthens the Throwing Hammer', abilities('Throwing Hammer')),
  Stronghold: fact('makes a sword guard longer and heal you', weapons('sword')),
  'No Backup Plans': fact('strengthens shotguns and shields you with their kills', weapons('shotgun')),
  'Heart of Inmost Light': fact('strengthens two abilities whenever you use the third'),
  'Crest of Alpha Lupi': only(fact('lets your barricade give off a healing pulse'), BARRICADES),
  'Hallowfire Heart': fact(
    'recharges solar abilities faster, above all while the Super is ready',
    element('solar'),
  ),
  'Hoarfrost-Z': only(
    fact('makes the barricade a wall of stasis crystals', subclasses('stasis', 'prismatic')),
    BARRICADES,
  ),
  'Cuirass of the Falling Star': oneBlow(
    'makes Thundercrash hit far harder and shields you on landing',
    abilities('Thundercrash'),
  ),
  'Actium War Rig': fact(
    'feeds auto rifles and machine guns from the reserves',
    weapons('auto-rifle', 'machine-gun'),
  ),
  Dunemarchers: fact('lets a sprint charge a melee that chains lightning'),
  'Peregrine Greaves': fact('makes shoulder charges from the air strike with great force', SHOULDER_CHARGES),
  'MK. 44 Stand Asides': fact('gives back the shoulder charge when it hits', SHOULDER_CHARGES),
  'Phoenix Cradle': fact('lets allies share in sunspots, which last longer', abilities('Sol Invictus')),
  'Lion Rampant': fact('gives control and steady aim in the air'),
  Peacekeepers: fact('readies submachine guns at once and strengthens them', weapons('submachine-gun')),
  'Abeyant Leap': fact(
    "sends more ripples with Drengr's Lash, which suspend longer",
    abilities("Drengr's Lash"),
  ),
  'Path of Burning Steps': fact('raises weapon damage with solar kills', element('solar')),
  Stoicism: fact('carries two exotic traits for a Prismatic subclass', subclasses('prismatic')),
}

const HUNTER: Readonly<Record<string, ExoticFact>> = {
  'Celestial Nighthawk': oneBlow('turns Golden Gun into one shot of immense power', abilities('Golden Gun')),
  "Assassin's Cowl": fact('heals and hides you on finishers and powered melee kills'),
  Foetracer: only(fact('raises weapon damage of your element after ability damage'), weaponOf('own')),
  'Wormhusk Crown': fact('heals you a little with every dodge'),
  'Graviton Forfeit': fact('lengthens invisibility and quickens recovery within it', INVISIBILITY),
  'Mask of Bakris': fact(
    'makes the dodge a long shift and strengthens arc and stasis damage after it',
    subclasses('arc', 'stasis', 'prismatic'),
  ),
  'Mask of Fealty': fact('strengthens Withering Blade', abilities('Withering Blade')),
  "Cyrtarachne's Facade": fact('weaves mail around you as you grapple', abilities('Grapple')),
  "Liar's Handshake": fact('answers a blow with a stronger one that heals you'),
  "Mechaneer's Tricksleeves": fact('makes sidearms hit harder while you are wounded', weapons('sidearm')),
  "Caliban's Hand": fact(
    'makes the Proximity Explosive Knife scorch and ignite',
    abilities('Proximity Explosive Knife'),
  ),
  'Triton Vice': fact('strengthens and reloads glaives while you are surrounded', weapons('glaive')),
  'Shards of Galanor': fact('returns Super energy for hits with Blade Barrage', abilities('Blade Barrage')),
  "Athrys's Embrace": fact(
    'strengthens throwing knives after precision hits',
    abilities('Weighted Throwing Knife', 'Lightweight Knife'),
  ),
  "Young Ahamkara's Spine": fact(
    'strengthens Tripmine Grenades and returns them',
    abilities('Tripmine Grenade'),
  ),
  "Shinobu's Vow": fact('gives a second Skip Grenade that returns on hits', abilities('Skip Grenade')),
  'Renewal Grasps': fact(
    'widens Duskfield Grenades, which protect those within',
    abilities('Duskfield Grenade'),
  ),
  "Khepri's Sting": fact('makes melee set off a Snare Bomb', abilities('Snare Bomb')),
  Oathkeeper: fact(
    'holds a bow drawn for as long as you like and strengthens the shot',
    weapons('combat-bow'),
  ),
  "Gyrfalcon's Hauberk": only(
    fact('loads volatile rounds as you leave invisibility', INVISIBILITY),
    weaponOf('void'),
  ),
  Omnioculus: fact('gives a second Snare Bomb and protects those it hides', abilities('Snare Bomb')),
  'Lucky Raspberry': fact('lets Arcbolt Grenades chain farther and return', abilities('Arcbolt Grenade')),
  "The Dragon's Shadow": fact('reloads and quickens your weapons with every dodge'),
  "Raiju's Harness": fact('lets Arc Staff end early and keep its energy', abilities('Arc Staff')),
  'Raiden Flux': fact('strengthens and lengthens Arc Staff with quick hits', abilities('Arc Staff')),
  'Blight Ranger': fact('strengthens what Arc Staff throws back', abilities('Arc Staff')),
  'Gwisin Vest': fact('returns energy to Spectral Blades', abilities('Spectral Blades')),
  'Balance of Power': fact('lets Threaded Specters last and fight longer', abilities('Threaded Specter')),
  'Orpheus Rig': fact(
    'returns Super and ability energy for foes tethered with Shadowshot',
    abilities('Shadowshot'),
  ),
  'Star-Eater Scales': fact('strengthens the Super with the Orbs you gather'),
  'Lucky Pants': fact('readies hand cannons fast and stacks their damage', weapons('hand-cannon')),
  'St0mp-EE5': fact('makes you run faster, slide farther and jump higher'),
  Relativism: fact('carries two exotic traits for a Prismatic subclass', subclasses('prismatic')),
}

const WARLOCK: Readonly<Record<string, ExoticFact>> = {
  'Crown of Tempests': fact(
    'recharges abilities with arc ability kills and lengthens Stormtrance',
    element('arc'),
  ),
  "Nezarec's Sin": fact('recharges every ability with void kills', element('void')),
  'Skull of Dire Ahamkara': fact(
    'protects you during Nova Bomb and returns energy for its kills',
    abilities('Nova Bomb'),
  ),
  'Eye of Another World': fact('recharges abilities faster and marks foes'),
  'Cenotaph Mask': fact(
    'feeds trace rifles and marks foes who drop ammunition for allies',
    weapons('trace-rifle'),
  ),
  'Dawn Chorus': fact('strengthens scorch and Daybreak', element('solar')),
  'Fallen Sunstar': fact('shares stronger Ionic Traces with allies', element('arc')),
  'Astrocyte Verse': fact('makes Blink go farther, with the weapon ready after it', abilities('Blink')),
  "Speaker's Sight": fact(
    'makes the Healing Grenade a turret that restores allies',
    abilities('Healing Grenade'),
  ),
  Mataiodoxía: fact('lets Arcane Needles suspend', abilities('Arcane Needle')),
  'Contraverse Hold': fact(
    'protects you as you charge a grenade and returns its energy',
    abilities('Chaos Accelerant'),
  ),
  Sunbracers: fact('gives grenades without cost after a solar melee kill', element('solar', 'melee')),
  'Necrotic Grip': fact('poisons what your melee hits, and the poison spreads'),
  'Karnstein Armlets': fact('heals you over time after melee kills'),
  'Getaway Artist': fact(
    'turns the grenade into an Arc Soul',
    element('arc', 'grenade'),
    abilities('Bleak Watcher'),
  ),
  'Nothing Manacles': fact('gives a second Scatter Grenade that tracks', abilities('Scatter Grenade')),
  'Osmiomancy Gloves': fact(
    'gives a second Coldsnap Grenade that returns on hits',
    abilities('Coldsnap Grenade'),
  ),
  'Ballidorse Wrathweavers': fact(
    "shields allies and strengthens stasis with Winter's Wrath",
    abilities("Winter's Wrath"),
  ),
  "Stormdancer's Brace": fact('strengthens Stormtrance with every kill', abilities('Stormtrance')),
  'Starfire Protocol': fact(
    'gives a second Fusion Grenade that returns through empowered weapons',
    abilities('Fusion Grenade'),
  ),
  'Phoenix Protocol': fact(
    'returns Super energy for kills in your Well of Radiance',
    abilities('Well of Radiance'),
  ),
  'Mantle of Battle Harmony': only(
    fact('charges the Super with weapon kills of your element'),
    weaponOf('own'),
  ),
  'Wings of Sacred Dawn': fact(
    'holds you in the air on Heat Rises while you aim, and protects you there',
    abilities('Heat Rises'),
  ),
  'The Stag': fact('protects those who stand in your rift', RIFTS),
  'Vesper of Radius': fact('lets rifts send out arc shockwaves', RIFTS),
  'Sanguine Alchemy': only(fact('strengthens weapons of your element in a rift', RIFTS), weaponOf('own')),
  Briarbinds: fact(
    'strengthens the Child of the Old Gods, which you can call again',
    abilities('Child of the Old Gods'),
  ),
  'Transversive Steps': fact('lets you sprint faster and reloads the weapon in hand'),
  'Lunafaction Boots': fact('lets rifts reload weapons and extend their range', RIFTS),
  'Boots of the Assembler': fact('sends seekers from your rift that empower or heal allies', RIFTS),
  'Secant Filaments': fact('lets Empowering Rifts grant Devour', abilities('Empowering Rift')),
  'Geomag Stabilizers': fact(
    'lengthens Chaos Reach and tops its energy up as you sprint',
    abilities('Chaos Reach'),
  ),
  'Promethium Spur': fact(
    'leaves a healing and an empowering rift with Daybreak kills',
    abilities('Daybreak'),
  ),
  Swarmers: fact('lets Threadlings unravel and makes more of them', element('strand')),
  'Rain of Fire': fact(
    'reloads your weapons with every Icarus Dash and makes you radiant',
    abilities('Icarus Dash'),
  ),
  Solipsism: fact('carries two exotic traits for a Prismatic subclass', subclasses('prismatic')),
}

const FACTS = new Map(Object.entries({ ...TITAN, ...HUNTER, ...WARLOCK }))

export const exoticFact = (englishName: string): ExoticFact | undefined => FACTS.get(englishName)
