import { formatCount } from '../../ui/figures/count.ts'
import { counted, dateFormat } from '../../words/formats.ts'

const rollForms = { one: 'roll', other: 'rolls' }
const day = dateFormat({ day: 'numeric', month: 'long' })

/** Loading, switching off and exporting wish lists. */
export const wishListWords = {
  title: 'Wish lists',
  about:
    'A wish list in DIM’s format says which rolls somebody recommends. Yours stay on this device and are shown on the sheet, in the comparison and in the review. Your ratings learn from them: what they ask for moves the scores of all your weapons, on every screen and device. For that the server keeps a copy, until you switch it off.',
  own: 'Your lists',
  size: (rolls: number, bad: number) =>
    `${counted(rolls, rollForms)}${bad > 0 ? `, ${counted(bad, { one: 'line', other: 'lines' })} not understood` : ''}`,
  loaded: (name: string, rolls: number) => `${name} loaded: ${counted(rolls, rollForms)}.`,
  switchedOn: (name: string) => `${name} is in use.`,
  switchedOff: (name: string) => `${name} is switched off.`,
  removed: (name: string) => `${name} was removed.`,
  export: 'Export',
  exportOf: (name: string) => `Export ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  name: 'Name of the list (optional)',
  file: 'Choose a file',
  paste: 'Or paste its text',
  pastedName: 'Pasted list',
  use: 'Use this list',
  noList: 'No line of this is a wish. A wish reads dimwishlist:item=…&perks=…',
  tooLarge: 'This file is larger than 40 MB.',
  addresses: 'Lists at an address are set up by whoever runs this installation.',
  exportKept: (count: number) => `Export my kept copies (${formatCount(count)})`,
  keptTitle: 'Kept copies',
  installed: 'Lists of this installation',
  noneInstalled: 'This installation uses no wish list.',
  installedUnknown: 'Which lists the installation uses could not be read.',
  learned: (lists: number, rolls: number, at: Date) =>
    `Learned from ${counted(lists, { one: 'list', other: 'lists' })}, ${counted(rolls, rollForms)}, ${day.format(at)}: what these ask for counts on weapons they do not name, too.`,
  learnOwn: 'My ratings learn from my lists',
  ownOff: 'Switched off: your ratings are those of everybody here.',
  ownUnavailable: 'This installation does not learn from lists.',
  learnedNothing: 'These lists name no weapon that rolls at random: they teach nothing.',
  notLearned: (reason: string) => `Not sent to be learned from: ${reason}`,
  learning: 'What their rolls teach about perks is being learned.',
  learningOff: 'Learning from these lists is switched off: they count on the weapons they name alone.',
  failure: (reason: string) => `Not read anew: ${reason}.`,
}
