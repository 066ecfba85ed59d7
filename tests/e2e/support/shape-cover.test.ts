import { expect, test } from 'vitest'
import { coverShapes, shapesOf } from './shape-cover.ts'

const page = (url: string, body: string) => ({ url, html: `<html><head></head><body>${body}</body></html>` })

test('distinguishes elements by name, role and classes, and ignores scripts and text', () => {
  const html =
    '<body class="b"><p class="a">x</p><p class="a" id="y">z</p><p role="alert">1 < 2</p><script>"<i>"</script>'
  expect([...shapesOf(html)]).toEqual(['body  b', 'p  a', 'p alert '])
})

test('takes as few pages as have every shape, however many pages there are', () => {
  const cars = Array.from({ length: 500 }, (_, index) => page(`/cars/${index}`, '<h1></h1><ul></ul>'))
  const pages = [page('/small', '<h1></h1>'), ...cars, page('/form', '<h1></h1><form></form>')]
  expect(coverShapes(pages, 1).map(({ url }) => url)).toEqual(['/cars/0', '/form'])
})

test('stops once the share is reached', () => {
  const pages = [page('/most', '<a></a><b></b><i></i>'), page('/rest', '<u></u>')]
  expect(coverShapes(pages, 0.7).map(({ url }) => url)).toEqual(['/most'])
  expect(coverShapes(pages, 1)).toHaveLength(2)
})
