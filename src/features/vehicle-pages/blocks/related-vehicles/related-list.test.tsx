import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RelatedList } from './related-list.tsx'

test('C-144: a range without a price or a picture shows neither, and nothing in their place', () => {
  const bare = { slug: 'vitz', name: 'Vitz', href: '/vehicles/vitz', price: null, picture: null, hero: null }
  const html = renderToStaticMarkup(<RelatedList ranges={[bare]} experience="Experience" />)
  expect(html).toContain('Vitz')
  expect(html).not.toMatch(/undefined|null|NaN|R ?0\b|<img/)
})
