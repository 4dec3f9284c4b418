import { formatCount } from '../../../../ui/figures/count.ts'

/** How the advice is decided. */
export const rulesWords = {
  rules: {
    keep: 'Rated God-Tier or Excellent while nothing that stays does the same at least as well, in use, an exotic with fixed perks, or kept by your own decision. Nothing below legendary is kept for its roll.',
    review:
      'The rest: rated Good, Poor with nothing to stand in for it, or something protects what could go.',
    dismantle:
      'A copy that stays makes it needless, however it is rated: each names the one. Nothing is ever moved or deleted by this app. What stays may want a look itself, but is never advised to go.',
  },
  protected: 'Never advised to go:',
  byRoll: 'By the roll alone it would be:',
  moved: '. What else you own, what you use and what you decided moves some of them.',
  byTier: {
    keep: (count: number) => `${formatCount(count)} keep (God-Tier or Excellent)`,
    review: (count: number) => `${formatCount(count)} review (Good)`,
    dismantle: (count: number) => `${formatCount(count)} consider dismantling (Poor)`,
  },
}
