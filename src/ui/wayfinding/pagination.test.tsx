import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

const labels = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {number}' }

/** The items that screen readers list, and the current one. */
function itemsOf(current: number, total: number) {
  const html = renderToStaticMarkup(
    <Pagination current={current} total={total} hrefOf={(page) => `?page=${page}`} labels={labels} />,
  )
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item)
  const nameOf = (item: string) => /aria-label="([^"]+)"/.exec(item)?.[1] ?? item.replace(/<[^>]+>/g, '')
  return {
    names: items.map(nameOf),
    current: items.filter((item) => item.includes('aria-current="page"')).map(nameOf),
  }
}

it('lists two pages on either side of the current one, the first and the last (D-229)', () => {
  expect(itemsOf(7, 20)).toEqual({
    names: [
      'Previous page',
      'Page 1',
      'Page 5',
      'Page 6',
      'Page 7',
      'Page 8',
      'Page 9',
      'Page 20',
      'Next page',
    ],
    current: ['Page 7'],
  })
})

it('offers no page before the first and none after the last', () => {
  expect(itemsOf(1, 3).names).toEqual(['Page 1', 'Page 2', 'Page 3', 'Next page'])
  expect(itemsOf(3, 3).names).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3'])
})
