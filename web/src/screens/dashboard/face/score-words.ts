import { counted } from '../../../words/formats.ts'

/** What the score tiles say; their words and rules are as specified (F-065 to F-071). */
export const scoreWords = {
  scores: 'Scores',
  score: {
    title: 'AI Vault Score',
    none: 'No score yet',
    needs: 'A score needs rated weapons and a character with power.',
    inReach: (points: number) => `+${points} in reach`,
    actions: 'What would raise it most',
    bands: '70 and more is excellent, 50 and more is good.',
    about: (bands: string) => `A score from 0 to 100 over your rolls, power, coverage and vault. ${bands}`,
    sum: (sum: string, score: number, bands: string) => `${sum} = ${score} of 100. ${bands}`,
  },
  pve: {
    name: ['PvE', ' Readiness'] as const,
    rule: 'Grandmaster Ready begins above 1,800 on the scale of 2,000.',
    power: (power: string, cap: string, rule: string) => `Your highest power is ${power} of ${cap}. ${rule}`,
    scaledPower: (power: string, cap: string, scaled: string, rule: string) =>
      `Your highest power is ${power} of ${cap}, which counts as ${scaled}. ${rule}`,
    counts: (power: string) => `Power ${power} of 2,000`,
    countsAs: (power: string, scaled: string) => `Power ${power} counts as ${scaled} of 2,000`,
    alone: (counts: string) => `${counts}.`,
    met: (counts: string) => `${counts}; every requirement is met.`,
    more: (counts: string) => `${counts}; more is asked.`,
    missing: (counts: string, missing: number, all: number) =>
      `${counts}; ${missing} of ${all} requirements missing.`,
    isMet: 'Met: ',
    isMissing: 'Missing: ',
  },
  pvp: {
    name: ['PvP', ' Proficiency'] as const,
    rule: 'Competitive begins above an AI Vault Score of 70.',
    ruleAndScore: (score: number) => `Competitive begins above an AI Vault Score of 70; yours is ${score}.`,
    record: 'The record is the platform’s own.',
    kd: (ratio: string) => `K/D ${ratio}`,
    wins: (percent: number) => `win rate ${percent} %`,
    matches: (count: number) => counted(count, { one: 'match', other: 'matches' }),
    lifetime: (facts: string) => `Lifetime: ${facts}.`,
    noRecord: 'No Crucible record on the platform.',
  },
  playstyle: {
    name: ['Playstyle', ''] as const,
    rule: 'Collector begins above 400 weapons. How you play is judged in Prophecy and Archives.',
    ruleAndOwned: (weapons: string) =>
      `Collector begins above 400 weapons; you own ${weapons}. How you play is judged in Prophecy and Archives.`,
    owned: (count: number) =>
      `By what you own, ${counted(count, { one: 'weapon', other: 'weapons' })}; Prophecy says how you play.`,
    mostKills: (type: string, percent: number) => `${type} take ${percent} % of your kills.`,
    noKills: 'The platform reports no kills by weapon.',
  },
}
