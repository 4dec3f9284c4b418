/** Around the changelog, whose entries are the project's own file. */
export const en = {
  title: 'Changelog',
  lead: (version: string) => `What changed, newest first. This is version ${version}.`,
}
