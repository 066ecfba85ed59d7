import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { VehicleRange } from '#features/vehicles/index.ts'
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

describe('the last row of a line-up', () => {
  const lastOf = (count: number) => {
    const ranges = Array.from({ length: count }, (_, index) => range(`range-${index}`))
    return /<li class="([^"]*)"/.exec(
      renderToStaticMarkup(<RangeLineUp ranges={ranges} />)
        .split('</li>')
        .at(-2) ?? '',
    )?.[1]
  }

  it('spans a single remaining card across the row', () => {
    expect(lastOf(25)).toMatch(/desktop:col-span-3/)
    expect(lastOf(25)).toMatch(/tablet:max-desktop:col-span-2/)
    expect(lastOf(7)).toMatch(/desktop:col-span-3/)
  })

  it('keeps the normal width for two or three remaining cards', () => {
    for (const count of [4, 6, 8, 24]) expect(lastOf(count)).not.toContain('col-span')
  })
})
