import { expect, test } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

/** `printf %s '(self.__next_f=self.__next_f||[]).push([0])' | openssl dgst -sha256 -binary | base64` */
const start = "'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo='"
/** The hash of `self.__next_f.push([1,"1:\"é\"\n"])`, as in the page. */
const data = "'sha256-MpchVEc0vo4qMOJu8wpCRm2Phu8M1pxgOBjwv3OXXBA='"
/** The hash of `alert(1)`. */
const alertOne = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
/** The hash of `p{color:red}`. */
const redText = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"

const flightStart = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const flightData = String.raw`<script>self.__next_f.push([1,"1:\"é\"\n"])</script>`
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'
const page = (content: string, end = `${chunk}${flightStart}${flightData}`) =>
  `<!DOCTYPE html><html><head><style>p{color:red}</style></head><body>${content}${end}</body></html>`

test('returns each hash of a style sheet and of a Next script at the end of the page once', () => {
  const html = page('<style>p{color:red}</style>', `${flightStart}${chunk}${flightData}${flightData}`)
  expect(inlineHashes(html)).toEqual({ scripts: [start, data], styles: [redText], refused: [] })
})

test.each([
  ['in the content', page('<script>alert(1)</script>')],
  ['in the head', page('').replace('<style>', '<script>alert(1)</script><style>')],
  ["among Next's scripts", page('', `${flightStart}<script>alert(1)</script>${flightData}`)],
  ['after the page', `${page('')}<script>alert(1)</script>`],
  ['twice', page('<script>alert(1)</script><SCRIPT id="_R_">alert(1)</SCRIPT >')],
])('refuses an unknown script %s', (_, html) => {
  const { scripts, refused } = inlineHashes(html)
  expect(scripts).not.toContain(alertOne)
  expect(refused).toContainEqual({ hash: alertOne, characters: 8 })
  expect(refused.filter(({ hash }) => hash === alertOne)).toHaveLength(1)
})

test('refuses well-formed flight data within the content', () => {
  const { scripts, refused } = inlineHashes(page(`<main>${flightData}</main>`, `${chunk}${flightStart}`))
  expect(scripts).toEqual([start])
  expect(refused).toEqual([{ hash: data, characters: 35 }])
})

test('refuses every script of a page that was cut off', () => {
  expect(inlineHashes(page('').replace('</html>', '')).scripts).toEqual([])
})

test('ignores scripts with a source and data blocks', () => {
  const html = page('<script type="application/ld+json">{"@type":"Car"}</script>', chunk)
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [redText], refused: [] })
})

test.each(['module', 'text/javascript', 'speculationrules', 'importmap'])(
  'refuses a script of type %s',
  (type) => {
    const { refused } = inlineHashes(page('', `<script type="${type}">alert(1)</script>`))
    expect(refused).toEqual([{ hash: alertOne, characters: 8 }])
  },
)
