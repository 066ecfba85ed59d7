import { expect, test } from 'vitest'
import type { Live } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { helpSection } from './block.ts'
import { examples } from './examples.ts'
import type { HelpContacts } from './load-help-contacts.ts'

const { markupOf } = await renderingOf(helpSection)

const [{ block, live: contacts }] = examples

if (!contacts) throw new Error('The examples of help have changed.')

const htmlOf = (live: Live<HelpContacts>, language: 'en' | 'af' | 'zu' = 'en') =>
  markupOf(block, { path: '/owners', language }, live)

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('shows the contacts for owners, the most urgent first, and the links that exist (C-302)', () => {
  const html = htmlOf(contacts)
  expect(hrefsIn(html)).toEqual([
    'tel:0800000001',
    'tel:0800000000',
    'tel:+27100000000',
    'mailto:support@example.co.za',
    '/vehicles',
    '/',
  ])
  expect(textOf(html)).toContain(
    'Roadside assistance, day and night 0800\u00a0000\u00a0001'.replace(/\s/g, ' '),
  )
  expect(textOf(html)).toContain('A light on the dashboard What red, yellow and green mean.')
})

test('leaves out a contact that is not set, and the list when none is', () => {
  const [, one] = examples
  expect(hrefsIn(htmlOf(one?.live ?? contacts)).filter((href) => href?.startsWith('tel:'))).toEqual([
    'tel:0800000001',
  ])
  expect(htmlOf({ state: 'empty' })).not.toContain('<dl')
})

test('says so and offers to try again when the contacts cannot be read, and still shows the links (C-302)', () => {
  const html = htmlOf({ state: 'failed' })
  expect(textOf(html)).toContain('The telephone numbers cannot be shown at the moment. Try again')
  expect(hrefsIn(html)).toEqual(['/owners', '/vehicles', '/'])
})

test('labels the contacts in Afrikaans and isiZulu', () => {
  expect(textOf(htmlOf(contacts, 'af'))).toContain('Padbystand, dag en nag')
  expect(textOf(htmlOf(contacts, 'zu'))).toContain('Usizo lasemgwaqweni, imini nobusuku')
})
