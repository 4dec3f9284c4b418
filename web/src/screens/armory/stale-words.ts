/** What is said of a link to what is not there. */
export const staleWords = {
  item: 'The weapon of this link is not among yours.',
  compare: 'None of the weapons this link compares is among yours.',
  gone: 'It was dismantled since, or the link came from another player.',
  unread: 'What is shown may not be all you own by now, so it may still be there.',
  seeAll: 'See what is there',
}
