import { describe, expect, it } from 'vitest'
import { pictureOf } from './picture-of.ts'
import type { StoredMedium, StoredPicture } from './stored.ts'

const black = { title: 'Attitude Black', hex: '#15171a' }
const twoTone = { title: 'Inferno Red', hex: '#a41e22', roofHex: '#15171a' }

const drawing: StoredPicture = {
  source: 'illustration',
  vehicle: 'fortuner',
  colour: black,
  scene: 'karoo',
}

const file = (name: string, width: number) => ({ url: `/api/media/file/${name}`, width, height: width / 2 })

const photo: StoredMedium = {
  url: '/api/media/file/road-0123456789.jpg',
  mimeType: 'image/jpeg',
  width: 2000,
  height: 1000,
  focalX: 20,
  focalY: 80,
  alt: 'A gravel road to the horizon',
  caption: '',
  credit: 'T. Mokoena',
  sizes: {
    avif480: file('a-480.avif', 480),
    avif960: file('a-960.avif', 960),
    avif1600: file('a-1600.avif', 1600),
    webp480: file('a-480.webp', 480),
    webp960: file('a-960.webp', 960),
    webp1600: file('a-1600.webp', 1600),
    share: file('a-share.jpg', 1200),
  },
}

const upload: StoredPicture = { source: 'upload', image: photo }

describe('a drawing', () => {
  it('shows the vehicle in its colour and scene, and names both in the alt text', () => {
    expect(pictureOf(drawing)).toEqual({
      kind: 'illustration',
      vehicle: 'fortuner',
      colour: { body: '#15171a' },
      scene: 'karoo',
      alt: 'Fortuner in Attitude Black, in the Karoo',
    })
  })

  it('has a separate roof colour when the paint has one', () => {
    expect(pictureOf({ ...drawing, colour: twoTone })).toMatchObject({
      colour: { body: '#a41e22', roof: '#15171a' },
    })
  })

  it.each(['none', null, undefined, 'moon'])('shows the vehicle alone when the scene is %s', (scene) => {
    expect(pictureOf({ ...drawing, scene })).toMatchObject({
      scene: null,
      alt: 'Fortuner in Attitude Black, from the side',
    })
  })

  it('is seen from the rear on a road that leads away', () => {
    expect(pictureOf({ ...drawing, scene: 'night-road' })).toMatchObject({
      view: 'rear',
      alt: 'Fortuner in Attitude Black, from the rear, on a road at night',
    })
  })

  it('is the default when the stored picture names no source', () => {
    expect(pictureOf({ ...drawing, source: null })).toMatchObject({ vehicle: 'fortuner' })
  })
})

describe('an upload', () => {
  it('offers the file in all its widths, with its focal point', () => {
    expect(pictureOf(upload)).toEqual({
      kind: 'upload',
      src: '/api/media/file/road-0123456789.jpg',
      width: 2000,
      height: 1000,
      focus: { x: 20, y: 80 },
      avif: [480, 960, 1600].map((width) => ({ src: `/api/media/file/a-${width}.avif`, width })),
      webp: [480, 960, 1600].map((width) => ({ src: `/api/media/file/a-${width}.webp`, width })),
      share: { src: '/api/media/file/a-share.jpg', width: 1200, height: 600 },
      caption: null,
      credit: 'T. Mokoena',
      alt: 'A gravel road to the horizon',
    })
  })

  it('offers each width once, in order, when it is narrow', () => {
    const sizes = {
      webp480: file('s-480.webp', 480),
      webp960: file('s-960.webp', 700),
      webp1600: file('s-1600.webp', 700),
      avif480: { url: null, width: null, height: null },
    }
    const result = pictureOf({ ...upload, image: { ...photo, sizes } })
    expect(result).toMatchObject({ avif: [], share: null })
    expect(result?.kind === 'upload' && result.webp.map(({ width }) => width)).toEqual([480, 700])
  })

  it('is centred when it has no focal point', () => {
    const image = { ...photo, focalX: null, focalY: undefined }
    expect(pictureOf({ ...upload, image })).toMatchObject({ focus: { x: 50, y: 50 } })
  })

  it('has an empty alt text when it is decorative', () => {
    const image = { ...photo, decorative: true }
    expect(pictureOf({ ...upload, image })).toMatchObject({ alt: '' })
    expect(pictureOf({ ...upload, image }, { language: 'af', english: upload })).toMatchObject({ alt: '' })
  })
})

describe('pictureOf', () => {
  it.each<[string, StoredPicture | null | undefined]>([
    ['a missing field', undefined],
    ['an empty field', {}],
    ['a deleted colour', { ...drawing, colour: 7 }],
    ['a vehicle without a drawing', { ...drawing, vehicle: 'etios' }],
    ['a deleted file', { ...upload, image: 12 }],
    ['an upload without a file', { ...upload, image: null }],
    ['a document', { ...upload, image: { ...photo, mimeType: 'application/pdf' } }],
    ['a video', { ...upload, image: { ...photo, mimeType: 'video/mp4' } }],
    ['a file without an address', { ...upload, image: { ...photo, url: null } }],
    ['a deleted upload although a drawing was chosen before', { ...drawing, source: 'upload', image: 3 }],
  ])('returns null for %s', (_, stored) => {
    expect(pictureOf(stored)).toBeNull()
  })
})

describe('the alt text', () => {
  it('prefers the field to the file and the drawing', () => {
    expect(pictureOf({ ...upload, alt: 'The road to Sutherland' })?.alt).toBe('The road to Sutherland')
    expect(pictureOf({ ...drawing, alt: 'Our bakkie' })?.alt).toBe('Our bakkie')
  })

  it('has no language mark when it is in the language of the page', () => {
    const image = { ...photo, alt: '’n Grondpad' }
    const result = pictureOf({ ...upload, image }, { language: 'af', english: upload })
    expect(result).toMatchObject({ alt: '’n Grondpad' })
    expect(result).not.toHaveProperty('altLanguage')
  })

  it('falls back to English, marked as such, when it is not translated', () => {
    const image = { ...photo, alt: null }
    const own = { ...upload, alt: 'The road to Sutherland' }
    const fallback = (english: StoredPicture) => pictureOf({ ...upload, image }, { language: 'zu', english })
    expect(fallback(upload)).toMatchObject({ alt: 'A gravel road to the horizon', altLanguage: 'en' })
    expect(fallback(own)).toMatchObject({ alt: 'The road to Sutherland', altLanguage: 'en' })
    expect(pictureOf(drawing, { language: 'af' })).toMatchObject({
      alt: 'Fortuner in Attitude Black, in the Karoo',
      altLanguage: 'en',
    })
  })
})
