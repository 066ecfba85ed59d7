import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { RangeLineUp } from './range-line-up.tsx'

const range = (slug: string): VehicleRange => ({
  slug,
  name: slug,
  code: slug,
  brand: 'Toyota',
  bodyType: null,
  tagline: '',
  description: '',
  hero: null,
  drawing: { vehicle: 'vitz', colour: { body: '#ffffff' } },
  figures: [],
  accessories: [],
  fromPrice: null,
  seoTitle: '',
  seoDescription: '',
  canonicalUrl: null,
})

const pictures = (first: boolean) => {
  const html = renderToStaticMarkup(<RangeLineUp ranges={[range('one'), range('two')]} first={first} />)
  return (html.match(/<img[^>]*>/g) ?? []).map((tag) => /loading="(\w+)"/.exec(tag)?.[1])
}

describe('the pictures of a line-up', () => {
  it('loads the first one eagerly and the others lazily at the top of the page', () => {
    expect(pictures(true)).toEqual(['eager', 'lazy'])
  })

  it('loads all of them lazily further down the page', () => {
    expect(pictures(false)).toEqual(['lazy', 'lazy'])
  })
})

it('reserves the space of the picture for a range without one', () => {
  const rangeWithoutDrawing = { ...range('proace-verso'), drawing: null }
  const html = renderToStaticMarkup(<RangeLineUp ranges={[range('vitz'), rangeWithoutDrawing]} />)
  expect(html.match(/aspect-\[2\/1\]/g)).toHaveLength(2)
  expect(html.match(/<img/g)).toHaveLength(1)
})

describe('the first card of a line-up', () => {
  const classesOf = (count: number) => {
    const ranges = Array.from({ length: count }, (_, index) => range(`range-${index}`))
    const html = renderToStaticMarkup(<RangeLineUp ranges={ranges} />)
    return [...html.matchAll(/<li class="([^"]*)"/g)].map(([, classes]) => classes)
  }

  it('spans both columns of a phone when the number of cards is odd, so that no card stands alone', () => {
    for (const count of [1, 3, 5, 25]) {
      const [first, ...others] = classesOf(count)
      expect(first).toContain('max-tablet:col-span-full')
      expect(others.join()).not.toContain('col-span-full')
    }
  })

  it('has the width of the others when the number is even', () => {
    for (const count of [2, 4, 6, 24]) expect(classesOf(count).join()).not.toContain('col-span-full')
  })
})
