/** What an answer names that was written on the device: its source, and what needs the network. */
export const words = {
  runs: 'your runs',
  currencies: 'your currencies',
  reasons: 'why a roll is rated as it is',
  rolls: 'the rolls of the game',
  perks: 'the perks of the game',
  bosses: 'ratings for bosses',
  farming: 'what there is to farm',
  armorSearch: 'searches for armor',
  week: 'your week',
  triumphs: 'your triumphs',
  collections: 'your collections',
  fireteam: 'your fireteam',
  players: 'other players',
  savedVault: 'Your vault as saved on this device',
  partUnknown: 'a part of your account is private or not known yet',
}
