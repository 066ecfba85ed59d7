import { expect, test } from 'vitest'
import { pathInMagazine } from './article-path.ts'

test.each([
  ['https://feed.example/2026/11/gr-yaris-review/', '/connect/article/gr-yaris-review'],
  ['https://feed.example/gr-yaris-review', '/connect/article/gr-yaris-review'],
  [
    'https://feed.example/2026//gr-yaris-review//?utm_source=rss#comments',
    '/connect/article/gr-yaris-review',
  ],
  ['  /connect/article/gr-yaris-review  ', '/connect/article/gr-yaris-review'],
  ['https://feed.example/Mo%C3%A7ambique', '/connect/article/Mo%C3%A7ambique'],
])('of the link %s leads to %s (C-191)', (link, path) => {
  expect(pathInMagazine(link)).toBe(path)
})

test.each([
  'https://feed.example/',
  '',
  'javascript:alert(1)//article',
  'https://feed.example/%2e%2e%2fadmin',
  'https://feed.example/%E0%A4%A',
  'https://feed.example/a%22onclick=x',
  'https://feed.example/a b/..',
])('of the link %j leads nowhere', (link) => {
  expect(pathInMagazine(link)).toBeNull()
})
