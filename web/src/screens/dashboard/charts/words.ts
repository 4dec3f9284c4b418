import { formatCount } from '../../../ui/figures/count.ts'

/** What the dashboard's charts say. */
export const words = {
  score: {
    title: 'Score progression',
    none: 'There is no score yet.',
    since: (day: string, score: number) =>
      `Measured since ${day === 'Now' ? 'today' : day}: ${score}. Come back tomorrow, and there is a line.`,
    notMeasured: 'Not measured yet.',
    standIn:
      'This line takes the same steps for every vault. It forecasts nothing: what is in reach stands beside the score.',
    axis: 'Score, 0 to 100',
    point: 'Point of the score progression',
    kinds: { measured: 'measured', estimated: 'estimated', projection: 'projection' },
    /** What the server calls the newest point of an answer of now, and what it is in one of before. */
    now: 'Now',
    lastRead: 'Last read',
    at: (label: string, score: number, kind: string) => `${label}: ${score}, ${kind}`,
    series: { measured: 'Measured', estimated: 'Estimated', projection: 'Projection' },
    columns: { day: 'Day (UTC)', score: 'Score', kind: 'Source', godRolls: 'God rolls', vault: 'Vault' },
  },
  usage: {
    title: 'Weapon usage',
    none: 'The platform reports no kills by weapon for this account.',
    axis: 'Kills',
    note: 'Kills in all activities that the platform keeps, with every copy. The tracker on a copy counts for itself.',
    columns: { name: 'Weapon', type: 'Type', kills: 'Kills', precision: 'Precision' },
  },
  effectiveness: {
    title: 'Activity effectiveness',
    none: 'None of your runs is known yet.',
    axis: 'Runs finished, percent',
    record: (completed: number, runs: number) => `${formatCount(completed)} of ${formatCount(runs)}`,
    priority: 'A rule of thumb also ranks activities by what they pay, whatever you play.',
    priorityAxis: 'Priority: High 85, Medium 65, Low 45',
    columns: { activity: 'Activity', completed: 'Completed', runs: 'Runs' },
  },
}
