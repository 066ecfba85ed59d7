import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsIn } from '#platform/i18n/texts.ts'
import { FooterContact } from './footer-contact.tsx'

const noContact = { tollFree: null, international: null, supportEmail: null }
const render = (part: Partial<Record<keyof typeof noContact, string>>) =>
  renderToStaticMarkup(<FooterContact contact={{ ...noContact, ...part }} labels={textsIn('en').layout} />)

test('links the toll-free number, the international number and the e-mail address (V-349)', () => {
  const html = render({
    tollFree: '0800 000 000',
    international: '+27 10 000 0000',
    supportEmail: 'support@example.co.za',
  })
  expect([...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text])).toEqual([
    ['tel:0800000000', '0800\u00a0000\u00a0000'],
    ['tel:+27100000000', 'From abroad +27\u00a010\u00a0000\u00a00000'],
    ['mailto:support@example.co.za', 'support@example.co.za'],
  ])
})

test('hides contacts that are not set (V-349)', () => {
  expect(render({})).toBe('')
  expect(render({ international: '+27 10 000 0000' }).match(/<a /g)).toHaveLength(1)
  expect(render({ tollFree: '0800 000 000' })).not.toContain('From abroad')
})
