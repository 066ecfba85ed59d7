import { expect, test } from 'vitest'
import { deferPageScripts } from './deferred-scripts.ts'

const page = (body: string) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}<script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>`
const picture = '<img src="/art/x.svg" alt="" fetchPriority="high"/>'

test('makes the scripts of a page that opens with a picture wait for the picture', () => {
  const html = deferPageScripts(page(picture))
  expect(html).not.toContain('async=""')
  expect(html).not.toContain('as="script"')
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
  expect(html).toContain('old.js" noModule')
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('makes the scripts of a page that opens with text wait for the first paint', () => {
  const html = deferPageScripts(page('<p>Text</p>'))
  expect(html).not.toContain('async=""')
  expect(html).toContain('first-contentful-paint')
  expect(html).not.toContain('fetchpriority')
})

test('leaves a page without scripts unchanged', () => {
  const html = `<html><body>${picture}</body></html>`
  expect(deferPageScripts(html)).toBe(html)
})
