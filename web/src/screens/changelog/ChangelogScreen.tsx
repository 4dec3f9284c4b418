import changelog from '../../../../CHANGELOG.md?raw'
import { VERSION } from '../../app/version.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

/** The file that engineers write, without its own title. */
const ENTRIES = changelog.replace(/^# .*\n/, '')

export function ChangelogScreen() {
  return (
    <>
      <PageHead title="Changelog" lead={`What changed, newest first. This is version ${VERSION}.`} />
      <Markdown source={ENTRIES} topLevel={1} />
    </>
  )
}
