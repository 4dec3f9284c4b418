/** What the menu of a tile says. */
export const menuWords = {
  select: 'Select',
  analyze: 'Analyze',
  compare: 'Compare',
  takeOut: 'Take out of the comparison',
  showOnly: 'Show only',
}
