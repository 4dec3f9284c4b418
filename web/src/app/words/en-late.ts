/** What the parts of the shell say that load when they are opened. */
export const en = {
  language: {
    title: 'Language',
    about:
      'Weapons, perks, armor sets and activities are named as the game names them in your language. The words of AI Vault itself are in English, and a search finds English names as well.',
    legend: 'Names of the game in',
    loading: 'Reading what the game platform offers',
    failed: 'The languages could not be read.',
    again: 'Try again',
  },
}
