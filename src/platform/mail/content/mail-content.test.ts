import fc from 'fast-check'
import { HtmlValidate } from 'html-validate/node'
import { describe, expect, it } from 'vitest'
import { html, safeHref } from './html.ts'
import type { MailContent } from './mail-content.ts'
import { renderMailHtml } from './render-html.ts'
import { renderMailText } from './render-text.ts'

const content: MailContent = {
  language: 'en',
  subject: 'Request for a quote',
  preview: 'Thabo Nkosi',
  heading: 'Request for a quote',
  paragraphs: ['The visitor would like to be called.'],
  picture: { address: 'https://www.example.co.za/art/x.png', alt: 'A Hilux', width: 536 },
  facts: [
    { label: 'Name', value: 'Thabo Nkosi' },
    { label: 'E-mail', value: 'thabo@example.com', address: 'mailto:thabo@example.com' },
    { label: 'Colour', value: '' },
  ],
  quotation: { label: 'The visitor writes', text: 'One line\nanother line' },
  button: { label: 'See the vehicle', address: 'https://www.example.co.za/vehicles/hilux' },
  footer: ['Sent from a form.'],
  links: [{ label: 'Privacy notice', address: 'https://www.example.co.za/privacy-notice' }],
}

/** The tags of markup, in order, without their content. */
const skeleton = (markup: string) => [...markup.matchAll(/<\/?([a-z0-9]+)/gi)].map(([tag]) => tag).join(' ')

describe('mail content as HTML', () => {
  it('contains every part and leaves out empty facts', () => {
    const markup = renderMailHtml(content)
    for (const part of ['Thabo Nkosi', 'would like to be called', 'One line<br>another line', 'A Hilux']) {
      expect(markup).toContain(part)
    }
    expect(markup).toContain('href="mailto:thabo@example.com"')
    expect(markup).not.toContain('Colour')
    expect(markup).toContain('<html lang="en">')
  })

  it('is valid and accessible HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Mail programs have poor support for style sheets.
      rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off' },
    })
    const report = await validator.validateString(renderMailHtml(content))
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  })

  it('has a dark theme, and sets a text colour with every background', () => {
    const markup = renderMailHtml(content)
    expect(markup).toContain('<meta name="color-scheme" content="light dark">')
    expect(markup).toContain('@media (prefers-color-scheme:dark)')
    for (const [style] of markup.matchAll(/style="[^"]*background-color[^"]*"/g)) {
      // The red bar and the picture's background contain no text.
      const isPlain = /height:4px|padding:24px 32px;background-color/.test(style)
      expect(isPlain || /[;"]color:#/.test(style), style).toBe(true)
    }
  })

  it('escapes markup in every text', () => {
    const hostileText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onload='x",
        '</style><b>',
        '--><i>',
        '&lt;b&gt;',
      ),
    )
    const plain = skeleton(renderMailHtml(content))
    fc.assert(
      fc.property(hostileText, (text) => {
        const value = `x${text.replace(/[\r\n\u2028\u2029]/g, '')}`
        const markup = renderMailHtml({
          ...content,
          subject: value,
          preview: value,
          heading: value,
          paragraphs: [value],
          picture: { address: 'https://example.co.za/a.png', alt: value, width: 536 },
          facts: [
            { label: value, value },
            { label: 'E-mail', value, address: `mailto:${value}` },
          ],
          quotation: { label: value, text: `${value}\nanother` },
          button: { label: value, address: 'https://example.co.za/' },
          footer: [value],
        })
        expect(skeleton(markup)).toBe(plain)
      }),
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', ' https://x', 'vbscript:x', '//example.com'])(
    'replaces the unsafe link address %s with a hash',
    (address) => {
      expect(safeHref(address)).toBe('#')
    },
  )

  it('inserts nested markup as it is and escapes other values', () => {
    const inner = html`<b>${'<i>'}</b>`
    expect(html`<p title="${'"'}">${inner}${[inner]}${3}</p>`.html).toBe(
      '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b>3</p>',
    )
  })
})

describe('mail content as text', () => {
  it('contains the same parts as the HTML', () => {
    expect(renderMailText(content)).toBe(`Request for a quote

The visitor would like to be called.

Name: Thabo Nkosi
E-mail: thabo@example.com

The visitor writes:
> One line
> another line

See the vehicle:
https://www.example.co.za/vehicles/hilux

----------------------------------------
Toyota South Africa
Sent from a form.

Privacy notice: https://www.example.co.za/privacy-notice
`)
  })

  it('contains the web address of a linked fact', () => {
    const address = 'https://www.example.co.za/pre-owned/toyota-hilux-2021-U1'
    const facts = [{ label: 'Toyota Hilux', value: 'R 250 000', address }]
    expect(renderMailText({ ...content, facts })).toContain(`Toyota Hilux: R 250 000\n${address}\n`)
  })
})
