import { formatCount } from '../../../../ui/figures/count.ts'
import { counted } from '../../../../words/choose-words.ts'

/** Armor beside which a better piece of the same kind lies. */
export const dominated = {
  titles: { dominated: 'Dominated armor', idle: 'Dominated armor that nothing protects' },
  about: {
    dominated: 'Another piece of the same set and slot is at least as good in every stat.',
    idle: 'Another piece of the same set and slot is at least as good in every stat; these are not locked and in no loadout.',
  },
  found: (count: number, of: number) =>
    `${formatCount(count)} of ${counted(of, { one: 'piece', other: 'pieces' })} whose stats are known`,
  untouched: 'Nothing is moved or deleted.',
  showAll: 'All armor, in the optimizer',
  none: {
    title: 'No such armor.',
    hint: 'Of the pieces that could be read, none lies beside a better one of the same set and slot.',
    protected: 'Every piece that lies beside a better one is locked or in a loadout.',
    untold: 'The platform told no stats of your armor, so no piece can be compared with another.',
  },
  caption: 'Dominated pieces and the better ones',
  better: 'Better',
  stat: (name: string, value: number) => `${name} ${value}`,
}
