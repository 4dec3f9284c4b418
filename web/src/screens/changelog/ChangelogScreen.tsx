import changelog from '../../../../CHANGELOG.md?raw'
import { VERSION } from '../../data/version.ts'
import { Markdown } from '../../ui/page/Markdown.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { words } from './words.ts'

/** The file that engineers write, without its own title. */
const ENTRIES = changelog.replace(/^# .*\n/, '')

export function ChangelogScreen() {
  return (
    <>
      <PageHead title={words.title} lead={words.lead(VERSION)} />
      <Markdown source={ENTRIES} topLevel={1} />
    </>
  )
}
