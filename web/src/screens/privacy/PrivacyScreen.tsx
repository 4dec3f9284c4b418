import { Markdown } from '../../ui/Markdown.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { words } from './words/words.ts'

export function PrivacyScreen() {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Markdown source={words.text} topLevel={1} />
    </>
  )
}
