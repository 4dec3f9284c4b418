import type { Named } from './items.ts'

/** The name that rules go by, whatever language is shown. */
export const inEnglish = ({ name, englishName }: Named): string => englishName ?? name

/** Every name a search may find a thing by. */
export const allNames = ({ name, englishName }: Named): readonly string[] =>
  englishName === undefined ? [name] : [name, englishName]
