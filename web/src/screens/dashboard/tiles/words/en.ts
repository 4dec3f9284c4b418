import { counted } from '../../../../words/choose-words.ts'

/** What the score tiles say; their words and rules are as specified (F-065 to F-071). */
export const en = {
  score: {
    title: 'AI Vault Score',
    inReach: (points: number) => `+${points} in reach.`,
    threeActions: 'Which three actions raise it most',
    actions: 'What would raise it',
    adds: (what: string, points: number) => `${what} adds ${points}`,
    addsToo: (what: string, points: number) => `${what} ${points}`,
    short: {
      'raise-power': 'power',
      'fill-niche': 'a missing kind of weapon',
      'better-roll': 'a better roll',
      'clean-up': 'vault cleanup',
    },
    bands: '70 and more is excellent, 50 and more is good.',
    about: (bands: string) => `A score from 0 to 100 over your rolls, power, coverage and vault. ${bands}`,
    sum: (sum: string, score: number, bands: string) => `${sum} = ${score} of 100. ${bands}`,
    limit: (parts: readonly string[]) => `Rests on ${parts.join(' and ')} alone; the rest is hidden from us.`,
  },
  pve: {
    title: 'PvE Readiness',
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
    title: 'PvP Proficiency',
    rule: 'Competitive begins above an AI Vault Score of 70.',
    ruleAndScore: (score: number) => `Competitive begins above an AI Vault Score of 70; yours is ${score}.`,
    record: 'The record below it is the platform’s own.',
    kd: (ratio: string) => `K/D ${ratio}`,
    wins: (percent: number) => `win rate ${percent} %`,
    matches: (count: number) => counted(count, { one: 'match', other: 'matches' }),
    lifetime: (facts: string) => `Lifetime: ${facts}.`,
    noRecord: 'No Crucible record on the platform.',
  },
  playstyle: {
    title: 'Playstyle',
    rule: 'Collector begins above 400 weapons. How you play is judged in Prophecy and Archives.',
    ruleAndOwned: (weapons: string) =>
      `Collector begins above 400 weapons; you own ${weapons}. How you play is judged in Prophecy and Archives.`,
    owned: (count: number) =>
      `By what you own, ${counted(count, { one: 'weapon', other: 'weapons' })}; Prophecy says how you play.`,
    mostKills: (type: string, percent: number) => `${type} take ${percent} % of your kills.`,
    noKills: 'The platform reports no kills by weapon.',
  },
}
