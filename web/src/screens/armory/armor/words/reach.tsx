import type { ReactNode } from 'react'

/** What is said to targets that cannot be met. */
export const reach = {
  title: 'Out of reach',
  titleTogether: 'Out of reach together',
  titleUnsettled: 'Not settled in time',
  looking: 'Looking for the nearest build...',
  proof: (group: string, nodes: string, time: string) => `${group} ${nodes} in ${time}.`,
  proofByBounds: (group: string, time: string) =>
    `${group} what the pieces can carry at most says so without a search, in ${time}.`,
  giveWay: 'Give way in one press',
  nearest: 'Nearest build',
  met: 'met',
  notAsked: 'free',
  blocked: {
    slots: (slots: string) =>
      `There is no piece that may be used for ${slots}. Take back an exclusion or a filter, and there may be.`,
    sets: 'Your pieces cannot make up the wanted sets. Ask for fewer pieces of a set, or for none.',
    pinned: (pins: string) =>
      `You pinned ${pins}, which leaves no room for the exotic as you chose it. Take back the pin, or choose another exotic.`,
    exotic: 'No exotic that fits this wish can be worn with the rest. Choose another one, or any.',
  },
  pin: (name: string, slot: string) => `${name} as ${slot}`,
  shortSet: (name: string, wanted: number, filled: number, open: string) =>
    `${name} needs ${wanted} slots and can fill ${filled}: no piece of it may be worn as ${open}.`,
  excluded: 'What you excluded would fill this:',
  proven: (asked: number) =>
    `Proven: no build from your armor meets targets of ${asked} points as they stand.`,
  short: (asked: number, reached: number, missing: number) =>
    `Your targets ask for ${asked} points. The nearest build carries ${reached} and is ${missing} short of them.`,
  shortFound: (asked: number, reached: number, missing: number) =>
    `Proven: no build meets these targets of ${asked} points. The nearest found in time carries ${reached} and is ${missing} short of them.`,
  unsettled: (time: string) =>
    `In ${time} neither a build that meets these targets was found, nor a proof that there is none.`,
  unsettledNearest: (missing: number) => `The nearest found is ${missing} short.`,
  alone: (stat: string, reaches: number, needs: number) =>
    `${stat} alone can reach ${reaches} of ${needs}. Proven over every piece that could be read:`,
  together: (stats: string, needs: number, reaches: number) =>
    `${stats} cannot stand together: they ask for ${needs} and can have ${reaches}; any smaller group can be met. Proven over every piece that could be read:`,
  relax: {
    target: (stat: string, points: number) => `${stat} ${points}`,
    keep: (targets: string) => `Keep ${targets}, the others free`,
    holdsHighest: 'holds the highest target',
    to: (stat: string, points: number | undefined) => `${stat} to ${points}`,
    toAtMost: (stats: string, points: number) => `${stats} to at most ${points}`,
    allOf: (count: number) => `All ${count}`,
    holdsAll: 'holds all the others',
    holdsOther: (count: number) =>
      count === 1 ? 'holds the other target' : `holds the other ${count} targets`,
    even: 'an even build',
    nearest: 'the nearest build',
  },
  drops: {
    title: 'The drop that would help most',
    trying: 'Trying every piece that could drop...',
    stopped: 'The search was stopped before this was known.',
    none: 'No single tier 5 drop closes any of the gap: your armor already carries all the points that five pieces can. The targets themselves ask for more.',
    unknown: 'Which drop helps most could not be settled in time for these targets.',
    best: (drop: ReactNode, third: ReactNode, tuned: ReactNode, gain: string, chance: string) => (
      <>
        A tier 5 {drop} with {third} third and {tuned} tuned {gain}. {chance}
      </>
    ),
    next: (drop: string, third: string, tuned: string, gain: string) =>
      `Next: ${drop}, ${third} third, ${tuned} tuned: ${gain}.`,
    anyStat: 'any stat',
    piece: 'piece',
    drop: (archetype: string, piece: string) => `${archetype} ${piece}`,
    dropOfSet: (archetype: string, piece: string, set: string) => `${archetype} ${piece} of ${set}`,
    closesAll: (points: number) => `closes the gap of ${points}`,
    closes: (points: number, missing: number) => `closes ${points} of the ${missing} missing`,
    oneIn: (drops: string) => `one drop in ${drops}`,
    chance: (inSlot: string, ofAny: string, source: string) =>
      `As likely as ${inSlot} for that slot, ${ofAny} of any, from ${source}.`,
  },
}
