import { Markdown } from '../../ui/page/Markdown.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { words } from './words.ts'

export function PrivacyScreen() {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Markdown source={words.text} topLevel={1} />
    </>
  )
}
