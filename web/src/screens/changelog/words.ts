/** Around the changelog, whose entries are the project's own file. */
export const words = {
  title: 'Changelog',
  lead: (version: string) => `What changed, newest first. This is version ${version}.`,
}
