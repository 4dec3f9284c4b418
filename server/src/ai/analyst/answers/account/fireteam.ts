/** What the fireteam of this moment lacks, and what the player could bring for it. */
import { listInWords } from '@ai-vault/game/in-words.ts'
import { fireteamCoverage } from '../../../tools/account/fireteam.ts'
import { activityOf } from '../builds/builds.ts'
import { type Answerer, bare, couldNotRead, count } from '../draft.ts'

const NEEDS: Readonly<Record<string, string>> = {
  barrier: 'barrier champions',
  overload: 'overload champions',
  unstoppable: 'unstoppable champions',
  arc: 'arc shields',
  solar: 'solar shields',
  void: 'void shields',
  'damage-buff': 'more damage for all',
  weaken: 'weaken',
  healing: 'healing',
  control: 'crowd control',
}
const inWords = (need: string) => NEEDS[need] ?? need

export const fireteam: Answerer = async ({ tools, slots }) => {
  const activity = activityOf(slots) ?? 'Raid'
  const result = await tools.use(fireteamCoverage, { activity })
  if (!result) return couldNotRead('your fireteam')
  if (result.rows.length === 0) {
    return {
      lead: 'The platform shows nobody else in your fireteam at this moment.',
      advice: 'Open the Command Table and write down who plays: it reads what is public of every member.',
      suggestions: ['Do I cover champions?', 'Build for a Grandmaster'],
    }
  }
  const states = (wanted: string) =>
    result.needs.filter(({ state }) => state === wanted).map(({ need }) => inWords(need))
  const [missing, single, unknown] = [states('missing'), states('one'), states('unknown')]
  const hidden = result.rows.filter(({ state }) => state !== 'read')
  return {
    lead:
      missing.length > 0
        ? `For ${activity} the team of ${result.total} lacks ${listInWords(missing)}.`
        : unknown.length > 0
          ? `For ${activity} nothing is known to be missing in the team of ${result.total}, but not everybody can be read.`
          : `For ${activity} the team of ${result.total} lacks nothing that I look at.`,
    points: [
      `The team: ${listInWords(result.rows.map(({ ref }) => ref))}.`,
      ...(single.length > 0 ? [`On one member alone rests ${listInWords(single)}.`] : []),
      ...result.fillings.slice(0, 4).map(({ need, ref }) => `For ${inWords(need)} you could bring ${ref}.`),
      ...(hidden.length > 0
        ? [`${count(hidden.length, 'member')} cannot be read: ${listInWords(hidden.map(({ ref }) => ref))}.`]
        : []),
    ],
    advice: 'Open the Command Table for every member and need.',
    suggestions: ['Do I cover champions?', `Build for ${activity}`, 'Best boss DPS I have'],
    list: result.fillings.flatMap(({ ref }) => (ref.startsWith('{{i') ? [bare(ref)] : [])),
  }
}
