/** What the menu of saved searches says. */
export const savedWords = {
  label: 'Saved searches',
  save: 'Save this search',
  nothingToSave: 'Write a search first, then save it here',
  forget: 'Forget this search',
}
