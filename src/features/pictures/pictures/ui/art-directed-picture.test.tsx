import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Illustration, Upload } from '../index.ts'
import { ArtDirectedPicture } from './art-directed-picture.tsx'

const bakkie: Illustration = {
  kind: 'illustration',
  vehicle: 'hilux-double-cab',
  colour: { body: '#9c1420' },
  scene: 'dunes',
  alt: 'A bakkie in the dunes',
}

const kudu: Upload = {
  kind: 'upload',
  src: '/kudu.jpg',
  width: 900,
  height: 1200,
  focus: { x: 30, y: 70 },
  avif: [{ src: '/kudu-480.avif', width: 480 }],
  webp: [],
  share: null,
  caption: null,
  credit: null,
  alt: 'A kudu',
}

/** The media query and the files of every source, in order. */
const sourcesIn = (html: string) =>
  [...html.matchAll(/<source([^>]*)\/>/g)].map(([, attributes = '']) => [
    /media="([^"]*)"/.exec(attributes)?.[1] ?? null,
    /srcSet="([^"]*)"/.exec(attributes)?.[1],
  ])

test('offers another picture below 768 px, and the wide one otherwise (C-252)', () => {
  const html = renderToStaticMarkup(<ArtDirectedPicture wide={bakkie} narrow={kudu} />)
  // 47.99rem is 767.84 px.
  expect(sourcesIn(html)).toEqual([
    ['(max-width: 47.99rem)', '/kudu-480.avif 480w'],
    ['(max-width: 47.99rem)', '/kudu.jpg'],
  ])
  expect(html).toMatch(/<img src="\/art\/[^"]*\/scene\/dunes\/wide\/[^"]*" alt="A bakkie in the dunes"/)
})

test('offers an upload on wide windows in every type, and a drawing in the upright format below', () => {
  const html = renderToStaticMarkup(<ArtDirectedPicture wide={kudu} narrow={bakkie} narrowFormat="poster" />)
  const [narrow, wide] = sourcesIn(html)
  expect(narrow?.[0]).toBe('(max-width: 47.99rem)')
  expect(narrow?.[1]).toContain('/scene/dunes/poster/')
  expect(wide).toEqual([null, '/kudu-480.avif 480w'])
  expect(html).toContain('<img src="/kudu.jpg" alt="A kudu"')
})

test('crops each picture around its own focal point, and shows a thing whole', () => {
  const alone: Illustration = { ...bakkie, scene: null }
  const html = renderToStaticMarkup(<ArtDirectedPicture wide={kudu} narrow={alone} />)
  expect(html).toContain('--wide-fit:cover;--wide-position:30% 70%;--narrow-fit:contain')
})

test('uses the same picture below 768 px when there is no other', () => {
  const html = renderToStaticMarkup(<ArtDirectedPicture wide={bakkie} narrow={null} />)
  expect(sourcesIn(html)[0]?.[1]).toContain('/scene/dunes/card/')
})
