import { describe, expect, it } from 'vitest'
import { obtainability } from './obtainable.ts'
import { triumphCategory, triumphListing } from './triumph-category.ts'

const places = new Set(['Europa', 'The Moon'])

describe('the category of a triumph', () => {
  it.each([
    [['Europa', 'Campaign', 'Triumphs'], 'campaign'],
    [['Armor Sets', 'Collection', 'Triumphs'], 'collection'],
    [['Raids', 'Activities', 'Triumphs'], 'activities'],
    [['Letters', 'Lore', 'Triumphs'], 'lore'],
    [['Exotic Catalysts', 'Weapons', 'Triumphs'], 'weapons'],
    [['Primary Weapon Patterns', 'Patterns & Catalysts'], 'weapons'],
    [['World', 'Europa', 'Triumphs'], 'campaign'],
    [['Raids', 'Europa', 'Triumphs'], 'activities'],
    [['Something New', 'Triumphs'], 'activities'],
    [[], 'activities'],
  ])('F-196 of the menus %j is %s', (menus, category) => {
    expect(triumphCategory(menus, places)).toBe(category)
  })

  it.each([
    [['Europa', 'Campaign', 'Triumphs'], 'active'],
    [['Deadeye', 'Titles'], 'active'],
    [['General', 'Season of the Witch', 'Legacy Triumphs'], 'legacy'],
    [['Medals', 'Medals', 'Triumphs'], 'unlisted'],
    [['', 'Pathfinder'], 'unlisted'],
    [['Week 1', 'Weekly', 'Seasonal Challenges'], 'unlisted'],
  ])('lists the menus %j as %s', (menus, listing) => {
    expect(triumphListing(menus)).toBe(listing)
  })
})

describe('what is missing can be had', () => {
  it.each([
    ['Source: Last Wish raid.', 'now'],
    ['Europa', 'now'],
    ['Source: Eververse', 'sometimes'],
    ['Source: Season of the Splicer Activities', 'over'],
    ['Source: Earned during the 2018 Solstice of Heroes event.', 'over'],
    ['', 'unknown'],
  ])('F-203 by the source "%s": %s', (source, expected) => {
    expect(obtainability(source)).toBe(expected)
  })
})
