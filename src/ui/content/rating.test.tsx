import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Rating } from './rating.tsx'

const filledStars = (value: number) =>
  [...renderToStaticMarkup(<Rating value={value} label="Rating" />).matchAll(/data-filled="([\d.]+)"/g)].map(
    ([, share]) => Number(share),
  )

it('fills as many stars as the rating (D-027)', () => {
  expect(filledStars(3)).toEqual([1, 1, 1, 0, 0])
  expect(filledStars(0)).toEqual([0, 0, 0, 0, 0])
})

it('fills a part of a star for a fraction (D-027)', () => {
  const [, , , , last] = filledStars(4.4)
  expect(last).toBeCloseTo(0.4)
})

it('tells screen readers the rating in words', () => {
  expect(renderToStaticMarkup(<Rating value={4.4} label="4,4 of 5" />)).toContain(
    '<span role="img" aria-label="4,4 of 5"',
  )
})
