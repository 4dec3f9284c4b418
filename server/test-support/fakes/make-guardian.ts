import type { Guardian } from '@ai-vault/game/guardian.ts'
import type { ArmorPiece, OtherItem, Plug, Weapon } from '@ai-vault/game/items.ts'
import { makeArmor as armorOf, makeWeapon as weaponOf } from '@ai-vault/game/test-support/make-items.ts'

export function makePlug(hash: number, name: string): Plug {
  return { hash, name, description: `What ${name} does.`, enhanced: false }
}

export function makeWeapon(changes: Partial<Weapon> = {}): Weapon {
  return weaponOf({
    instanceId: '6917529000000000001',
    hash: 1_000_001,
    name: 'Lantern Oath',
    icon: '/common/destiny2_content/icons/a.png',
    power: 1810,
    locked: true,
    slot: 'energy',
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
    ...changes,
  })
}

export function makeArmor(changes: Partial<ArmorPiece> = {}): ArmorPiece {
  return armorOf({
    instanceId: '6917529000000000002',
    hash: 1_000_002,
    icon: '/common/destiny2_content/icons/b.png',
    tier: 3,
    power: 1800,
    base: [30, 0, 25, 0, 0, 20],
    stats: [30, 0, 25, 0, 0, 20],
    masterworkLevel: 0,
    energy: { capacity: 10, used: 0 },
    ...changes,
  })
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
    subclasses: [],
    armorMods: [],
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
