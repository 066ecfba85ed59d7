import { expect, test } from 'vitest'
import { embeddedOrigins, filmOrigins } from './embedded-origins.ts'
import { pagePolicy } from './policy.ts'

const frame = (attributes: string) => `<p>a</p><iframe ${attributes}></iframe>`
const none = { scripts: [], styles: [] }

test('returns the origin of each booking page that a page embeds, once (D-062)', () => {
  const html =
    frame('src="https://service.example.co.za/book/tsa/ZA101" title="Book" data-embedded="true"') +
    frame('src="https://service.example.co.za/other" data-embedded="true"')
  expect(embeddedOrigins(html)).toEqual(['https://service.example.co.za'])
})

test('returns none for a frame that is not ours, or is not encrypted', () => {
  expect(embeddedOrigins(frame('src="https://evil.example/"'))).toEqual([])
  expect(embeddedOrigins(frame('src="http://service.example/" data-embedded="true"'))).toEqual([])
  expect(embeddedOrigins('&lt;iframe src="https://evil.example/" data-embedded&gt;')).toEqual([])
})

test('returns the origin of the purchase site that the layout of a page names (C-044)', () => {
  const html = '<html><body class="flex" data-frame-source="https://buy.example.co.za">'
  expect(embeddedOrigins(html)).toEqual(['https://buy.example.co.za'])
  expect(
    embeddedOrigins(`${html}${frame('src="https://buy.example.co.za/x" data-embedded="true"')}`),
  ).toEqual(['https://buy.example.co.za'])
})

test('returns no origin that only the content of a page names, or that is not encrypted', () => {
  const named = 'data-frame-source="https://evil.example"'
  for (const html of [
    `<body><p ${named}>a</p>`,
    `<body class="flex">&lt;body ${named}&gt;`,
    '<body data-frame-source="http://buy.example.co.za">',
    '<body>',
  ])
    expect(embeddedOrigins(html)).toEqual([])
})

test('allows frames of other sites only on a page that embeds one', () => {
  expect(pagePolicy(none)).not.toContain('frame-src')
  expect(pagePolicy(none, ['https://service.example.co.za'])).toContain(
    "frame-src 'self' https://service.example.co.za",
  )
})

test('returns the origins that the buttons of videos name: of players for frames, of films for media (C-218, C-219)', () => {
  const html =
    '<div data-player="https://www.youtube-nocookie.com" class="contents"><button>Watch</button></div>' +
    '<div class="a" data-film="https://films.example.co.za"></div><div data-film="https://films.example.co.za"></div>'
  expect(embeddedOrigins(html)).toEqual(['https://www.youtube-nocookie.com'])
  expect(filmOrigins(html)).toEqual(['https://films.example.co.za'])
  expect(pagePolicy(none)).not.toContain('media-src')
  expect(pagePolicy(none, [], [], ['https://films.example.co.za'])).toContain(
    "media-src 'self' https://films.example.co.za;",
  )
})

test('returns no origin of a video that a text names, or that is not encrypted', () => {
  for (const html of [
    '<p>&lt;div data-player="https://evil.example" data-film="https://evil.example"&gt;</p>',
    '<script>self.__next_f.push([1,"<div data-film=\\"https://evil.example\\">"])</script>',
    '<div data-player="http://player.example" data-film="http://films.example"></div>',
  ])
    expect([...embeddedOrigins(html), ...filmOrigins(html)]).toEqual([])
})
