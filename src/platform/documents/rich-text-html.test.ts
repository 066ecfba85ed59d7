import { describe, expect, it } from 'vitest'
import { link, paragraph, type RichTextNode, richTextContent } from '../fields/rich-text-content.ts'
import { textOfHtml } from './escape-html.ts'
import { slugOf, withHeadingIds } from './heading-ids.ts'
import { richTextHtml } from './rich-text-html.ts'
import { safeHtml } from './safe-html.ts'
import { richTextOfSeed } from './seed-body.ts'

const internal = (doc: object): RichTextNode => ({
  ...{ type: 'link', version: 3, fields: { linkType: 'internal', doc } },
  children: [{ type: 'text', version: 1, text: 'there', format: 0 }],
})

describe('rich text as HTML', () => {
  it('has headings, paragraphs, lists, quotations, notes and links', () => {
    const body = richTextOfSeed([
      { h2: 'The road' },
      { p: 'Take **two** [spares](/parts).' },
      { list: ['Water', 'A **map**'] },
      { quote: 'Slow is fast.', by: 'Sipho Dlamini' },
      { quote: 'Nobody said this.' },
      { note: 'The pass is closed in snow.' },
    ])
    expect(richTextHtml(body)).toBe(
      [
        '<h2>The road</h2>',
        '<p>Take <strong>two</strong> <a href="/parts">spares</a>.</p>',
        '<ul><li>Water</li><li>A <strong>map</strong></li></ul>',
        '<blockquote><p>Slow is fast.</p><footer>Sipho Dlamini</footer></blockquote>',
        '<blockquote><p>Nobody said this.</p></blockquote>',
        '<p class="note"><strong>Note:</strong> The pass is closed in snow.</p>',
      ].join(''),
    )
  })

  it('escapes text, and links nowhere but to addresses', () => {
    const body = richTextContent(
      paragraph('<script>alert("x")</script>'),
      paragraph(
        link('a', 'javascript:alert(1)'),
        link('b', '//evil.example'),
        link('c', 'https://a.example/?x="'),
      ),
    )
    expect(richTextHtml(body)).toBe(
      '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p><p>ab<a href="https://a.example/?x=&quot;">c</a></p>',
    )
  })

  it('leads to pages and vehicles, and keeps only the words of a link to what visitors do not see', () => {
    const body = richTextContent(
      paragraph(internal({ relationTo: 'pages', value: { path: '/parts' } })),
      paragraph(internal({ relationTo: 'ranges', value: { slug: 'hilux' } })),
      paragraph(internal({ relationTo: 'pages', value: 7 })),
    )
    expect(richTextHtml(body)).toBe(
      '<p><a href="/parts">there</a></p><p><a href="/vehicles/hilux">there</a></p><p>there</p>',
    )
  })

  it('is empty without text', () => {
    expect(richTextHtml(null)).toBe('')
  })
})

describe('the headings of a text', () => {
  it('have ids made of their words, each once', () => {
    const { html, headings } = withHeadingIds(
      '<h2>Fuel &amp; food</h2><p>x</p><h2>Fuel &amp; food</h2><h3>No</h3>',
    )
    expect(headings).toEqual([
      { id: 'section-fuel-food', text: 'Fuel & food' },
      { id: 'section-fuel-food-2', text: 'Fuel & food' },
    ])
    expect(html).toContain('<h2 id="section-fuel-food-2">Fuel &amp; food</h2><h3>No</h3>')
  })

  it('have an id also in a script without Latin letters', () => {
    expect(withHeadingIds('<h2>日本</h2>').headings).toEqual([{ id: 'section-untitled', text: '日本' }])
    expect(slugOf('Crème de l’été!')).toBe('creme-de-lete')
  })
})

describe('HTML of a service', () => {
  it('loses scripts, styles, frames, pictures and handlers, and keeps its text', () => {
    const html = safeHtml(
      '<h1 onclick="x()">Title</h1><script>alert(1)</script><p style="color:red" class="big">A <a href="javascript:x()">b</a> <img src=x onerror=x()><iframe src="https://x.example"></iframe></p>',
    )
    expect(html).not.toMatch(/script|onclick|onerror|iframe|style|javascript|big|<img/)
    expect(html).toContain('<h2>Title</h2>')
    expect(textOfHtml(html)).toBe('Title A b')
  })

  it('has complete addresses in its links', () => {
    expect(safeHtml('<a href="/a">b</a>', 'https://articles.example/api')).toBe(
      '<a href="https://articles.example/a">b</a>',
    )
  })
})
