/** What the optimizer says before anything was asked. */
export const welcome = {
  title: 'Which three stats do you want at 100?',
  why: 'Six times 100, where the sliders start, is out of everybody’s reach: five perfect pieces with every mod carry 515 points. Three at 100 is what most builds are made for.',
  more: (open: number) => (open === 3 ? 'Choose three' : open === 2 ? 'Choose two more' : 'Choose one more'),
  aim: (stats: string) => `Aim for ${stats}`,
  better: 'Better what I wear',
  showNearest: 'How near six times 100 comes',
  hideNearest: 'Hide the nearest build',
  worn: (className: string) => `Your ${className} wears now`,
  exotic: (name: string) => `with ${name}`,
}
