import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { richTextExample } from './rich-text.example-data.ts'
import { RichText, type RichTextData } from './rich-text.tsx'

const resolveLink = ({ url }: { readonly url?: string }) => (url ? { href: url } : null)

const render = (data: unknown, topHeading?: 2 | 3 | 4) =>
  renderToStaticMarkup(
    <RichText data={data as RichTextData} resolveLink={resolveLink} topHeading={topHeading} />,
  )

const text = (content: string, format = 0) => ({ type: 'text', text: content, format, version: 1 })
const doc = (...children: unknown[]) => ({ root: { type: 'root', children, version: 1 } })

describe('formatted text', () => {
  it('renders links and lists as HTML links and lists (C-013)', () => {
    const html = render(richTextExample)
    expect(html).toMatch(/<a [^>]*href="\/owners"[^>]*>the owner’s pages<\/a>/)
    expect(html).toMatch(/<ul[^>]*><li[^>]*>/)
    expect(html).toMatch(/<ol[^>]*><li[^>]*>/)
    expect(html).toContain('<strong>')
  })

  it('keeps the text of a link without a target', () => {
    const link = { type: 'link', fields: { linkType: 'internal', doc: null }, children: [text('gone')] }
    const html = render(doc({ type: 'paragraph', children: [link] }))
    expect(html).toContain('gone')
    expect(html).not.toContain('<a')
  })

  it('shows emphasis, and markup in the text as text, so that no script runs (D-028)', () => {
    const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const unknown = { type: 'html', html: markup, version: 1 }
    const link = { type: 'link', fields: { url: '' }, children: [text(markup)] }
    const html = render(doc({ type: 'paragraph', children: [text('kind', 1), text(markup), link] }, unknown))
    expect(html).toContain('<strong>kind</strong>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<(?:script|img)/)
  })

  it('starts headings at the given top level', () => {
    const headings = doc(
      { type: 'heading', tag: 'h2', children: [text('first')] },
      { type: 'heading', tag: 'h3', children: [text('second')] },
    )
    expect(render(headings)).toMatch(/<h2[^>]*>first<\/h2><h3[^>]*>second/)
    expect(render(headings, 4)).toMatch(/<h4[^>]*>first<\/h4><h5[^>]*>second/)
  })

  it('omits unknown nodes, and renders no element without content', () => {
    expect(
      render(doc({ type: 'relationship', value: 3 }, { type: 'paragraph', children: [text('here')] })),
    ).not.toContain('unknown')
    expect(render(null)).toBe('')
  })

  it('escapes markup in text', () => {
    expect(render(doc({ type: 'paragraph', children: [text('<script>alert(1)</script>')] }))).not.toContain(
      '<script>',
    )
  })
})
