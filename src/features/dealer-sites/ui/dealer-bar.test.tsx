import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DealerBar } from './dealer-bar.tsx'

const page = { title: 'Fortuner', path: '/dealers/marula/new-vehicles/fortuner' }
const read = { name: 'Marula Motors', town: 'Bryanston', region: 'Gauteng' }
const unread = { name: null, town: null, region: null }

const bar = (dealer: typeof read | typeof unread, language: 'en' | 'af' | 'zu' = 'en') =>
  renderToStaticMarkup(<DealerBar dealer={dealer} language={language} page={page} />)

test('shows the name and the town of the dealer', () => {
  expect(bar(read)).toContain('Marula Motors')
  expect(bar(read)).toContain(', Bryanston')
  expect(bar(read)).not.toMatch(/<form|data-unread-dealer/)
})

test('shows an error and a scriptless retry when the dealer cannot be read (V-337, F-13)', () => {
  const html = bar(unread)
  expect(html).toContain('prices and monthly instalments are not shown')
  expect(html).toMatch(/<form[^>]*action="\/dealers\/marula\/new-vehicles\/fortuner"/)
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Try again</)
  expect(html).not.toContain('Your dealer:')
})

test.each([
  ['af', 'word pryse en maandelikse paaiemente nie gewys nie', 'Probeer weer'],
  ['zu', 'amanani nezitolimende zenyanga akuvezwa', 'Zama futhi'],
] as const)('shows the error and the retry in %s (F-13)', (language, text, retry) => {
  expect(bar(unread, language)).toContain(text)
  expect(bar(unread, language)).toContain(retry)
})
