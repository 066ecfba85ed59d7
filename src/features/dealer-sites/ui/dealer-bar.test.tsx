import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DealerBar } from './dealer-bar.tsx'

const page = { title: 'Fortuner', path: '/dealers/marula/new-vehicles/fortuner' }
const available = { name: 'Marula Motors', town: 'Bryanston', region: 'Gauteng' }
const unavailable = { name: null, town: null, region: null }

const bar = (dealer: typeof available | typeof unavailable, language: 'en' | 'af' | 'zu' = 'en') =>
  renderToStaticMarkup(<DealerBar dealer={dealer} language={language} page={page} />)

test('shows the name and the town of the dealer', () => {
  expect(bar(available)).toContain('Marula Motors')
  expect(bar(available)).toContain(', Bryanston')
  expect(bar(available)).not.toMatch(/<form|data-unread-dealer/)
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
