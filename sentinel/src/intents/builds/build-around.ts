import { voiced } from '../../words/voices.ts'
import type { Intent } from '../intent.ts'
import { buildForActivity } from './build-for-activity.ts'

export const buildAround: Intent = {
  ...buildForActivity,
  label: 'build around',
  about: 'a build around an exotic, weapon, ability or effect',
  needs: ['item', 'ability', 'term', 'element', 'stat'],
  asksFor: voiced(
    'Around what?',
    'I would love to. Around which exotic, weapon or ability?',
    'Name the exotic, weapon or ability.',
  ),
}
