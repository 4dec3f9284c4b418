import type { ShareType } from '@ai-vault/game/shares/document.ts'
import type { SharePart } from '@ai-vault/game/shares/parts.ts'
import { armorSlots, armorStats, classes } from '../items/words/armor.ts'
import { counted } from '../words/formats.ts'

const titles: Readonly<Record<ShareType, string>> = {
  build: 'Share Your Build',
  loadout: 'Share Your Loadout',
  fireteam: 'Share Fireteam Plan',
  prophecy: 'Share Your Prophecy',
  profile: 'Share Your Profile',
}

const parts: Readonly<Record<SharePart, string>> = {
  name: 'Name and code',
  weapons: 'Weapons and perks',
  plan: 'Roles and gaps',
  armor: 'Armor and stats',
  subclass: 'Subclass and mods',
  reasons: 'Strategy and reasons',
  notes: 'Your notes',
  names: 'Names of the others',
  copies: 'Which copies you own',
  playstyle: 'Playstyle',
  gems: 'Hidden gems',
  farming: 'What to farm',
  meta: 'Meta alerts',
  score: 'Vault score',
  characters: 'Characters with power',
  items: 'Item count',
  platform: 'Membership type',
}

/** What the share dialog says, wherever it is opened from. */
export const words = {
  stats: armorStats,
  slots: armorSlots,
  classes,
  share: {
    build: 'Share Build',
    loadout: 'Share Loadout',
    fireteam: 'Share Plan',
    prophecy: 'Share Your Prophecy',
    profile: 'Share Profile',
  } satisfies Record<ShareType, string>,
  titles,
  parts,
  partNotes: {
    copies: 'shows instance ids',
    names: 'ask them first',
    items: 'never by default',
    platform: 'never by default',
  } as Readonly<Partial<Record<SharePart, string>>>,
  lead: 'Anyone with the link sees the newest version you shared. No version ever changes; earlier ones stay on its page.',
  sharedBefore: (version: number) =>
    `You shared this link before. If anything has changed since, those who have it see this as version ${version}.`,
  included: 'Included',
  preview: 'What others will see',
  leftOut: 'Not on the page:',
  name: 'Name',
  notes: 'Your notes',
  link: 'Link, read only',
  heldUntil: 'It opens for others once you copy it; revoke it on your profile at any time.',
  published: 'It is public now. Revoke it on your profile at any time.',
  close: 'Close',
  copy: 'Copy Link',
  copying: 'Copying...',
  copied: 'Link copied',
  refused: 'The browser did not allow copying. The link is selected: copy it yourself.',
  failed: 'The link could not be made.',
  notLoaded: 'The share dialog could not be loaded. Please try again.',
  mods: (count: number) => counted(count, { one: 'mod', other: 'mods' }),
  by: (name: string) => `by ${name}`,
  version: (version: number) => `version ${version}`,
  score: (score: number) => `Vault score ${score}`,
  items: (count: string) => `${count} items`,
  statsSpoken: (stats: readonly string[]) => stats.join(', '),
  stat: (name: string, value: number) => `${name} ${value}`,
  wornName: (className: string) => `${className}, as equipped`,
  which: 'Loadout',
  loadoutName: (className: string, index: number) => `${className}, loadout ${index + 1}`,
  notRead: 'What you have equipped could not be read. Try again.',
  nothingWorn: 'There is nothing to share: the platform shows us nothing that you have equipped.',
  needs: { covered: 'covered', one: 'one only', missing: 'missing', unknown: 'unknown' },
}
