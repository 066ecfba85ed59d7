import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { RangeOpening } from './range-opening.tsx'

const text = { text: '', language: 'en' } as const
const vehicle = { kind: 'illustration', vehicle: 'fortuner', scene: 'karoo', alt: 'A Fortuner' } as const
const colour = { body: '#6d6a4f' }

function opening(hero: Picture): string {
  const range = {
    ...{ name: 'Fortuner', slug: 'fortuner', code: 'FTN', brand: 'Toyota', bodyType: null, fromPrice: null },
    ...{ tagline: '', description: '', hero, drawing: null, figures: [], accessories: [] },
    ...{ seoTitle: '', seoDescription: '', canonicalUrl: null },
  }
  const texts = { tagline: text, description: text, figures: [], accessories: [] }
  return renderToStaticMarkup(
    <RangeOpening
      language="en"
      range={range}
      texts={{ ...texts, seoTitle: text, seoDescription: text }}
      grades={[]}
      equipment={{}}
      defaultCode={null}
      showsFinance={false}
    />,
  )
}

test('describes a drawing from the side as such, and every other picture by its own text', () => {
  expect(opening({ ...vehicle, colour })).toContain('alt="Fortuner from the side"')
  expect(opening({ ...vehicle, colour, view: 'front', alt: 'Fortuner at night' })).toContain(
    'alt="Fortuner at night"',
  )
  const place: Picture = { kind: 'artwork', subject: 'place', scene: 'karoo', alt: 'The Karoo' }
  expect(opening(place)).toContain('alt="The Karoo"')
})

test('moves its title after 300 ms and its text after 700 ms, as banners do (V-348)', () => {
  const html = opening({ ...vehicle, colour })
  expect(html).toMatch(/<h1 class="[^"]*\bbanner-title\b/)
  expect(html).toMatch(/<div class="[^"]*\bbanner-text\b[^"]*"><p>/)
})
