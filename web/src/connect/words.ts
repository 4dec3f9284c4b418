/** What a visitor is told who could sign in. Specified texts stand as they are specified. */
export const words = {
  connect: 'Connect with Bungie',
  demo: 'Explore the demo guardian',
  required: 'Authentication Required',
  benefits: [
    'Every weapon you own, rated with reasons',
    'Armor builds that are proven best',
    'A plan to the weekly reset',
  ],
  readOnly: 'Read-only. You come back to this screen.',
  readOnlyNext: 'Read-only. Your dashboard opens next.',
}
