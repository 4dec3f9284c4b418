import { readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const HTML = read('../index.html')
const CSS = read('ui/base.css')

beforeEach(() => {
  const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(HTML) ?? []
  document.body.innerHTML = body.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
})

describe('a page whose program does not come', () => {
  const late = () => document.querySelector('.start-notice--late')

  it('says so after a while and offers to reload, without any script', () => {
    expect(late()?.textContent).toContain('AI Vault could not be loaded.')
    expect(late()?.querySelector('a')).toHaveProperty('textContent', 'Reload')
    expect(late()?.querySelector('a')?.getAttribute('href')).toBe('')
    expect(CSS).toMatch(
      /\.start-notice--late \{[^}]*visibility: hidden;\s+animation: start-notice 1ms \d+s forwards;/,
    )
    expect(HTML).not.toMatch(/<script>|style=/)
  })

  it('says nothing once the program stands in its place', () => {
    const root = createRoot(document.getElementById('root') as HTMLElement)
    act(() => root.render(<main>AI Vault</main>))
    expect(late()).toBeNull()
    act(() => root.unmount())
  })

  it('without JavaScript says first of all that it needs it, and not that something failed', () => {
    expect(document.body.firstElementChild?.tagName).toBe('NOSCRIPT')
    expect(HTML).toContain('AI Vault needs JavaScript to read your guardians.')
    expect(CSS).toMatch(/@media \(scripting: none\) \{\s+\.start-notice--late \{\s+display: none;/)
  })
})
