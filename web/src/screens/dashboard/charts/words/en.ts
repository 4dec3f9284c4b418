import { formatCount } from '../../../../ui/figures/count.ts'

/** What the dashboard's charts say. */
export const en = {
  score: {
    title: 'Score progression',
    none: 'There is no score yet.',
    standIn:
      'Until two days are measured, this line takes the same steps for every vault. It forecasts nothing: what is in reach stands beside the score.',
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
    note: 'Kills in all activities that the platform keeps, with every copy. The tracker on a copy counts for itself.',
    columns: { name: 'Weapon', type: 'Type', kills: 'Kills', precision: 'Precision' },
  },
  effectiveness: {
    title: 'Activity effectiveness',
    none: 'No activity can be compared yet.',
    worth: (value: number) => ` Effectiveness ${value} of 100.`,
    record: (completed: number, runs: number) =>
      ` You finished ${formatCount(completed)} of ${formatCount(runs)} runs.`,
    columns: {
      activity: 'Activity',
      priority: 'Priority',
      value: 'Value',
      completed: 'Completed',
      runs: 'Runs',
    },
  },
}
