import { expect, test } from 'vitest'
import { type PlugRole, roleOfCategory } from './plug-roles.ts'
import { masterworkStatOf } from './stat-hashes.ts'

test.each<[string, PlugRole]>([
  ['barrels', 'barrel'],
  ['tubes', 'barrel'],
  ['hafts', 'barrel'],
  ['batteries', 'magazine'],
  ['guards', 'magazine'],
  ['frames', 'trait'],
  ['stocks', 'trait'],
  ['origins', 'origin'],
  ['intrinsics', 'intrinsic'],
  ['v400.plugs.weapons.masterworks.stat.range', 'masterwork'],
  ['v600.plugs.weapons.masterworks.stat.shield_duration', 'masterwork'],
  ['v400.plugs.weapons.masterworks.trackers', 'tracker'],
  ['v300_new_pulse_rifle1_masterwork', 'catalyst'],
  ['v700.exotic.weapon.masterwork', 'catalyst'],
  ['catalysts', 'catalyst'],
  ['v400.empty.exotic.masterwork', 'other'],
  ['v460.plugs.armor.masterworks', 'armor-masterwork'],
  ['v460.plugs.armor.masterworks.stat.resistance_4', 'armor-masterwork'],
  ['armor_archetypes', 'archetype'],
  ['armor_stats', 'armor-stat'],
  ['core.gear_systems.armor_tiering.plugs.tuning.mods', 'tuning'],
  ['core.gear_systems.event_gear.item_sets.selectors', 'set-selector'],
  ['enhancements.artifice', 'artifice'],
  ['enhancements.artifice.exotic', 'other'],
  ['enhancements.v2_head', 'armor-mod'],
  ['enhancements.exotic.aeon_cult', 'intrinsic'],
  ['shader', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('a plug of category %j is for %s', (category, role) => {
  expect(roleOfCategory(category)).toBe(role)
})

test('a masterwork category names its stat', () => {
  expect(masterworkStatOf('v400.plugs.weapons.masterworks.stat.projectile_speed')).toBe('velocity')
  expect(masterworkStatOf('v400.plugs.weapons.masterworks.stat.constructor')).toBeUndefined()
  expect(masterworkStatOf('barrels')).toBeUndefined()
})
