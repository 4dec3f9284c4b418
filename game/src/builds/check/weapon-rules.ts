import { fail, type Rule } from './rule.ts'

const SLOTS = ['kinetic', 'energy', 'power'] as const

/** V6: one weapon a bucket, and each really belongs there. */
export const threeSlots: Rule = ({ weapons }, { guardian }) => {
  if (Object.keys(weapons).length !== SLOTS.length) return fail('Not three weapons')
  for (const slot of SLOTS) {
    const shown = weapons[slot]
    if (!shown) return fail(`No ${slot} weapon`)
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === shown.instance_id)
    if (shown.slot !== slot || (copy && copy.slot !== slot))
      return fail(`${shown.name} does not go into the ${slot} slot`)
  }
  return undefined
}

/** V7. */
export const oneExoticWeapon: Rule = ({ weapons }, { guardian }) => {
  const exotics = SLOTS.filter((slot) => {
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === weapons[slot]?.instance_id)
    return (copy?.rarity ?? weapons[slot]?.rarity) === 'exotic'
  })
  return exotics.length > 1 ? fail(`${exotics.length} exotic weapons`) : undefined
}

/** V11: plugged, or among what this copy can switch to and then marked so. */
export const perksOnCopy: Rule = ({ weapons }, { guardian }) => {
  for (const slot of SLOTS) {
    const shown = weapons[slot]
    const copy = guardian.weapons.find(({ instanceId }) => instanceId === shown?.instance_id)
    if (!shown || !copy) return fail(`${shown?.name ?? slot} is not owned`)
    for (const { hash, name, swap } of shown.perks) {
      const active = copy.columns.some((column) => column.active?.hash === hash)
      const selectable = copy.columns.some((column) => column.selectable.some((plug) => plug.hash === hash))
      if (!active && !selectable) return fail(`${name} is not on this ${shown.name}`)
      if (swap === active) return fail(`${name} is ${active ? '' : 'not '}plugged on ${shown.name}`)
    }
  }
  return undefined
}
