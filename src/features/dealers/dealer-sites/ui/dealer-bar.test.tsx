import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DealerBarView } from './dealer-bar.tsx'

const page = { title: 'Fortuner', path: '/dealers/marula/new-vehicles/fortuner' }
const available = { slug: 'marula', name: 'Marula Motors', town: 'Bryanston', region: 'Gauteng' }
const unavailable = { slug: 'marula', name: null, town: null, region: null }

const menu = [
  { label: 'New vehicles', href: '/dealers/marula/new-vehicles' },
  { label: 'Contact', href: '/dealers/marula/contact' },
]

const bar = (dealer: typeof available | typeof unavailable, language: 'en' | 'af' | 'zu' = 'en') =>
  renderToStaticMarkup(<DealerBarView dealer={dealer} language={language} page={page} menu={menu} />)

test('shows the name and the town of the dealer', () => {
  expect(bar(available)).toContain('Marula Motors')
  expect(bar(available)).toContain(', Bryanston')
  expect(bar(available)).not.toMatch(/<form|data-unavailable-dealer/)
})

test('dials the telephone of the dealer on a press', () => {
  const html = renderToStaticMarkup(
    <DealerBarView dealer={available} language="en" page={page} menu={menu} telephone="0800 000 137" />,
  )
  expect(html).toMatch(/<a [^>]*href="tel:0800000137"[^>]*>0800 000 137</)
})

test('shows an error and a scriptless retry when the dealer cannot be read (V-337, F-13)', () => {
  const html = bar(unavailable)
  expect(html).toContain('prices and monthly instalments are not shown')
  expect(html).toMatch(/<form[^>]*action="\/dealers\/marula\/new-vehicles\/fortuner"/)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Try again</)
  expect(html).not.toContain('Your dealer:')
})

test.each([
  ['af', 'word pryse en maandelikse paaiemente nie gewys nie', 'Probeer weer'],
  ['zu', 'amanani nezitolimende zenyanga akuvezwa', 'Zama futhi'],
] as const)('shows the error and the retry in %s (F-13)', (language, text, retry) => {
  expect(bar(unavailable, language)).toContain(text)
  expect(bar(unavailable, language)).toContain(retry)
})

test('links the pages of the dealer, and marks the current one (D-001)', () => {
  const html = bar(available)
  expect(html).toContain('href="/dealers/marula"')
  const items = [...html.matchAll(/<a aria-current="(\w+)"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"/g)]
  expect(items.map(([, , current, other]) => current ?? other)).toContain('/dealers/marula/contact')
  expect(items.find(([, state]) => state === 'location')?.[2]).toBe('/dealers/marula/new-vehicles')
})
