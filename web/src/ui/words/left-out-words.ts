/** What stands by a list of which rows are left out. */
export const leftOutWords = {
  leftOut: (rows: number) =>
    rows === 1
      ? '1 entry could not be read and is left out.'
      : `${rows} entries could not be read and are left out.`,
}
