import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Artwork, Illustration, Upload } from '../index.ts'
import { PictureView, type PictureViewProps } from './picture-view.tsx'

const drawn: Illustration = {
  kind: 'illustration',
  vehicle: 'fortuner',
  colour: { body: '#15171a' },
  scene: 'karoo',
  alt: 'Fortuner in Attitude Black, in the Karoo',
}

const photo: Upload = {
  kind: 'upload',
  src: '/api/media/file/road.jpg',
  width: 2000,
  height: 1000,
  focus: { x: 20, y: 80 },
  avif: [
    { src: '/api/media/file/road-480.avif', width: 480 },
    { src: '/api/media/file/road-960.avif', width: 960 },
  ],
  webp: [{ src: '/api/media/file/road-480.webp', width: 480 }],
  share: null,
  caption: null,
  credit: null,
  alt: 'A gravel road',
}

const html = (props: PictureViewProps) => renderToStaticMarkup(<PictureView {...props} />)
const imageOf = (markup: string) => /<img[^>]*>/.exec(markup)?.[0] ?? ''

describe('an upload', () => {
  it('offers AVIF, then WebP, then the original file, in the available widths', () => {
    const markup = html({ picture: photo, sizes: '50vw' })
    expect(markup).toMatch(
      /<source type="image\/avif" srcSet="\/api\/media\/file\/road-480\.avif 480w, \/api\/media\/file\/road-960\.avif 960w" sizes="50vw"\/><source type="image\/webp" srcSet="\/api\/media\/file\/road-480\.webp 480w" sizes="50vw"\/><img src="\/api\/media\/file\/road\.jpg"/,
    )
  })

  it('reserves its size, is positioned at its focal point, and loads lazily', () => {
    const image = imageOf(html({ picture: photo }))
    for (const part of ['width="2000"', 'height="1000"', 'alt="A gravel road"', 'loading="lazy"'])
      expect(image).toContain(part)
    expect(image).toContain('object-position:20% 80%')
    expect(image).toContain('class="h-auto w-full"')
  })

  it('loads eagerly with high priority when it is first, without a preload', () => {
    const markup = html({ picture: photo, first: true, sizes: '100vw' })
    expect(imageOf(markup)).toContain('loading="eager"')
    expect(imageOf(markup)).toContain('fetchPriority="high"')
    expect(markup).not.toContain('preload')
  })

  it('uses only the original file when there are no smaller files', () => {
    const markup = html({ picture: { ...photo, avif: [], webp: [] } })
    expect(markup).not.toContain('<source')
    expect(imageOf(markup)).toContain('src="/api/media/file/road.jpg"')
  })
})

describe('an illustration', () => {
  it('offers the card and the wide composition of a scene with their sizes', () => {
    const markup = html({ picture: drawn })
    const address = '/art/[0-9a-f]{10}/scene/karoo'
    expect(markup).toMatch(
      new RegExp(
        `<source media="\\(max-width: 47.99rem\\), \\(max-width: 55.99rem\\) and \\(orientation: portrait\\)" srcSet="${address}/card/fortuner/15171a/drawing.svg" width="\\d+" height="\\d+"`,
      ),
    )
    expect(imageOf(markup)).toMatch(new RegExp(`src="${address}/wide/fortuner/15171a/drawing.svg"`))
    expect(imageOf(markup)).toContain('width="1600" height="760"')
  })

  const sourcesOf = (markup: string) =>
    [...markup.matchAll(/<source media="([^"]+)" srcSet="([^"]+)"/g)].map(([, media = '', address = '']) => ({
      media,
      format: address.split('/')[5],
      moves: address.includes('/motion-arrival/'),
    }))

  it('rolls the wheels of a first picture for visitors who do not prefer reduced motion', () => {
    const sources = sourcesOf(html({ picture: drawn, fill: true, behindText: 'light', first: true }))
    expect(sources.filter(({ moves }) => moves).map(({ format }) => format)).toEqual([
      'tall',
      'portrait',
      'wide',
    ])
    for (const { media, moves } of sources) {
      const viewports = media.split(', ')
      expect(viewports.every((viewport) => viewport.includes('no-preference'))).toBe(moves)
    }
    expect(sources.filter(({ moves }) => !moves).map(({ format }) => format)).toEqual(['tall', 'portrait'])
  })

  it('has no moving file of another picture, or of a vehicle from the front', () => {
    const banner = { picture: drawn, fill: true, behindText: 'light' } as const
    expect(html(banner)).not.toContain('motion-')
    expect(html({ ...banner, picture: { ...drawn, view: 'front' }, first: true })).not.toContain('motion-')
  })

  it('shows the vehicle from the side when there is no scene', () => {
    const markup = html({ picture: { ...drawn, scene: null }, fill: true })
    expect(imageOf(markup)).toMatch(
      /src="\/art\/[0-9a-f]{10}\/vehicle\/fortuner\/side\/15171a\/drawing\.svg"/,
    )
    expect(markup).toContain('object-contain')
  })
})

describe('a first picture', () => {
  const road: Artwork = { kind: 'artwork', subject: 'article', topic: 'finance', seed: '1', alt: '' }

  it.each([
    ['an upload', photo],
    ['a scene', drawn],
    ['a vehicle alone', { ...drawn, scene: null }],
    ['a topic', road],
  ] as const)('adds no preload to the page: %s', (_, picture) => {
    expect(html({ picture, first: true })).not.toContain('rel="preload"')
  })
})

describe.each([
  ['an upload', photo],
  ['a scene', drawn],
  ['a vehicle alone', { ...drawn, scene: null }],
] as const)('%s', (_, picture) => {
  it('fills its box when fill is set', () => {
    expect(imageOf(html({ picture, fill: true, className: 'rounded' }))).toMatch(
      /class="absolute inset-0 size-full .*rounded"/,
    )
  })

  it('uses its own alt text unless another or an empty one is passed', () => {
    expect(imageOf(html({ picture }))).toContain(`alt="${picture.alt}"`)
    expect(imageOf(html({ picture, alt: 'Our road' }))).toContain('alt="Our road"')
    expect(imageOf(html({ picture, alt: '' }))).toContain('alt=""')
  })

  it('sets lang when its alt text is marked with a language', () => {
    const english = { ...picture, altLanguage: 'en' as const }
    expect(imageOf(html({ picture: english }))).toContain('lang="en"')
    expect(imageOf(html({ picture: english, alt: '' }))).not.toContain('lang=')
    expect(imageOf(html({ picture }))).not.toContain('lang=')
  })
})

describe('a picture with another one for narrow windows', () => {
  const narrowMedia = /<source media="\(max-width: 47\.99rem\)"/g

  it('offers the uploads of the narrow one below 768 px, before its own files (C-030)', () => {
    const narrow: Upload = {
      ...photo,
      src: '/api/media/file/upright.jpg',
      focus: { x: 60, y: 30 },
      avif: [{ src: '/api/media/file/upright-480.avif', width: 480 }],
      webp: [],
    }
    const markup = html({ picture: photo, narrow, fill: true })
    expect(markup.match(narrowMedia)).toHaveLength(2)
    const files = [...markup.matchAll(/(?:srcSet|src)="([^" ]+)/g)].map(([, src]) => src)
    expect(files.slice(0, 3)).toEqual([
      '/api/media/file/upright-480.avif',
      '/api/media/file/upright.jpg',
      '/api/media/file/road-480.avif',
    ])
    expect(imageOf(markup)).toContain('src="/api/media/file/road.jpg"')
    expect(imageOf(markup)).toContain('alt="A gravel road"')
    expect(imageOf(markup)).toContain('--narrow-position:60% 30%')
  })

  it('offers the upright drawing of a vehicle in place of an upload, first of all (C-030)', () => {
    const markup = html({ picture: photo, narrow: drawn, fill: true, behindText: 'light' })
    const formats = [...markup.matchAll(/srcSet="\/art\/[0-9a-f]{10}\/scene\/karoo\/(\w+)/g)].map(
      ([, name]) => name,
    )
    expect(formats).toEqual(['tall', 'portrait'])
    expect(markup.indexOf('/scene/karoo/')).toBeLessThan(markup.indexOf('road-480.avif'))
  })

  it('precedes the moving sources of an opening scene, and is offered by a thing without a scene (C-030)', () => {
    const opening = html({ picture: drawn, narrow: photo, fill: true, first: true, behindText: 'light' })
    expect(opening.indexOf('/api/media/file/road.jpg')).toBeLessThan(opening.indexOf('arrival'))
    const thing = html({ picture: { ...drawn, scene: null }, narrow: photo, fill: true })
    expect(thing).toMatch(/<picture[^>]*><source media="\(max-width: 47\.99rem\)" [^>]*image\/avif/)
  })

  it('is ignored in a picture that keeps its proportions', () => {
    expect(html({ picture: photo, narrow: drawn })).toBe(html({ picture: photo }))
  })
})
