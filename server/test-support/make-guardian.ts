import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, OtherItem, Plug, Weapon } from '@ai-vault/game/items.ts'

export function makePlug(hash: number, name: string): Plug {
  return { hash, name, description: `What ${name} does.`, enhanced: false }
}

export function makeWeapon(changes: Partial<Weapon> = {}): Weapon {
  return {
    kind: 'weapon',
    instanceId: '6917529000000000001',
    hash: 1_000_001,
    name: 'Lantern Oath',
    icon: '/common/destiny2_content/icons/a.png',
    typeName: 'Hand Cannon',
    rarity: 'legendary',
    power: 1810,
    place: { in: 'vault' },
    locked: true,
    masterworked: false,
    loadouts: [],
    type: 'hand-cannon',
    slot: 'energy',
    ammo: 'primary',
    element: 'solar',
    frame: makePlug(10, 'Adaptive Frame'),
    columns: [
      { kind: 'barrel', socketIndex: 1, active: makePlug(11, 'Smallbore'), selectable: [] },
      {
        kind: 'trait',
        socketIndex: 3,
        active: makePlug(12, 'Outlaw'),
        selectable: [makePlug(12, 'Outlaw'), makePlug(13, 'Rampage')],
      },
    ],
    stats: { impact: 84, range: 50 },
    crafted: false,
    enhanced: false,
    deepsight: false,
    ...changes,
  }
}

export function makeArmor(changes: Partial<ArmorPiece> = {}): ArmorPiece {
  return {
    kind: 'armor',
    instanceId: '6917529000000000002',
    hash: 1_000_002,
    name: 'Bushido Helm',
    icon: '/common/destiny2_content/icons/b.png',
    typeName: 'Helmet',
    rarity: 'legendary',
    power: 1800,
    place: { in: 'vault' },
    locked: false,
    masterworked: false,
    loadouts: [],
    slot: 'helmet',
    base: [30, 0, 25, 0, 0, 20],
    stats: [30, 0, 25, 0, 0, 20],
    masterworkLevel: 0,
    energy: { capacity: 10, used: 0 },
    armor3: true,
    artifice: false,
    setWildcard: false,
    exoticPerks: [],
    mods: [],
    ...changes,
  }
}

export function makeOther(changes: Partial<OtherItem> = {}): OtherItem {
  return {
    kind: 'other',
    hash: 3_159_615_086,
    name: 'Glimmer',
    icon: '/common/destiny2_content/icons/c.png',
    typeName: 'Currency',
    rarity: 'common',
    quantity: 250_000,
    place: { in: 'vault' },
    ...changes,
  }
}

export function makeGuardian(changes: Partial<Guardian> = {}): Guardian {
  return {
    membershipId: '4611686018400000001',
    membershipType: 3,
    displayName: 'Guardian',
    mintedAt: '2026-08-01T12:00:00.000Z',
    characters: [],
    weapons: [makeWeapon()],
    armor: [makeArmor()],
    others: [makeOther()],
    currencies: [],
    loadouts: [],
    triumphs: [],
    collectibles: [],
    metrics: {},
    milestones: [],
    fireteam: [],
    withheld: [],
    unknownItems: 0,
    ...changes,
  }
}
