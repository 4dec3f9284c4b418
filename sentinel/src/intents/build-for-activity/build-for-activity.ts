import type { Intent } from '../intent.ts'
import { activityOf, buildFor, toldBuild } from './make-build.ts'

export const buildForActivity: Intent = {
  label: 'build',
  about: 'a build for an activity, class or subclass',
  slots: [
    'element',
    'weapon_type',
    'activity',
    'class',
    'mode',
    'purpose',
    'difficulty',
    'solo',
    'item',
    'item2',
    'term',
    'ability',
    'role',
    'stat',
    'stat_value',
    'champion',
  ],
  async answer(ask) {
    const activity = activityOf(ask.query) ?? 'General PvE'
    return toldBuild(activity, await buildFor(ask, activity))
  },
}
