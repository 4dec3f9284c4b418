import { describe, expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { ChatText } from './ChatText.tsx'

const TARGETS = [
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:text/html,x',
]
const TEMPLATES = [
  (to: string) => `![pixel](${to})`,
  (to: string) => `<img src="${to}">`,
  (to: string) => `[press](${to})`,
  (to: string) => `<a href="${to}">open</a>`,
  (to: string) => `<iframe src="${to}"></iframe>`,
  (to: string) => `<script src="${to}"></script>`,
  (to: string) => `<link rel="prefetch" href="${to}">`,
  (to: string) => `<style>@import url(${to});</style>`,
  (to: string) => `[![pixel](${to})](${to})`,
  (to: string) => `**[bold](${to})**`,
  (to: string) => `- item\n- ![in a list](${to})`,
  (to: string) => `| a |\n|---|\n| ![in a table](${to}) |`,
  (to: string) => `\`${to}\``,
  (to: string) => `<video poster="${to}"></video>`,
  (to: string) => `[ref]: ${to}\n\n![ref]`,
]

/** All that a browser fetches from, opens or runs. */
const REACHES_OUT =
  'img, script, iframe, link, style, video, audio, object, embed, form, svg image, a, [style*=url]'

describe('an answer that hostile text was put into', () => {
  it('A1 G-09 is text: sixty ways to reach out make no picture, link, frame or script', async () => {
    const payloads = TEMPLATES.flatMap((make) => TARGETS.map(make))
    expect(payloads).toHaveLength(60)
    for (const payload of payloads) {
      const { container, unmount } = await renderPart(<ChatText source={`Before. ${payload} After.`} />)
      const found = [...container.querySelectorAll(REACHES_OUT)].map(({ outerHTML }) => outerHTML)
      expect([payload, found]).toEqual([payload, []])
      expect(container.textContent).toContain('Before.')
      unmount()
    }
  })
})
