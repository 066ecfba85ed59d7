import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RelatedList } from './related-list.tsx'

test('shows no price, picture or placeholder for a range without them (C-144)', () => {
  const bare = { slug: 'vitz', name: 'Vitz', href: '/vehicles/vitz', price: null, picture: null, hero: null }
  const html = renderToStaticMarkup(<RelatedList ranges={[bare]} experience="Experience" />)
  expect(html).toContain('Vitz')
  expect(html).not.toMatch(/undefined|null|NaN|R ?0\b|<img/)
})
