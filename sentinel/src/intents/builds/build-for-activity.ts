import { type Intent, OF_BUILDS } from '../intent.ts'
import { activityOf, buildAnswer, buildFor, takeBuild } from './make-build.ts'

export const buildForActivity: Intent = {
  label: 'build',
  about: 'a build for an activity, class or subclass',
  slots: [...OF_BUILDS, 'stat_value'],
  async answer(ask) {
    const activity = activityOf(ask.query) ?? 'General PvE'
    const result = await buildFor(ask, activity)
    takeBuild(ask, activity, result)
    return buildAnswer(activity, result)
  },
}
