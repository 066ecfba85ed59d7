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
  it('shows the vehicle in its paint and place, and says so', () => {
    expect(pictureOf(drawing)).toEqual({
      kind: 'illustration',
      vehicle: 'fortuner',
      colour: { body: '#15171a' },
      scene: 'karoo',
      alt: 'Fortuner in Attitude Black, in the Karoo',
    })
  })

  it('has a roof of its own colour where the paint has one', () => {
    expect(pictureOf({ ...drawing, colour: twoTone })).toMatchObject({
      colour: { body: '#a41e22', roof: '#15171a' },
    })
  })

  it.each(['none', null, undefined, 'moon'])('without a place (%s) shows the vehicle alone', (scene) => {
    expect(pictureOf({ ...drawing, scene })).toMatchObject({
      scene: null,
      alt: 'Fortuner in Attitude Black, from the side',
    })
  })

  it('is what a picture of before shows, which names no source', () => {
    expect(pictureOf({ ...drawing, source: null })).toMatchObject({ vehicle: 'fortuner' })
  })
})

describe('an upload', () => {
  it('shows the file in all its widths, around its focus', () => {
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

  it('that is narrow offers each width once, in order', () => {
    const sizes = {
      webp480: file('s-480.webp', 480),
      webp960: file('s-960.webp', 700),
      webp1600: file('s-1600.webp', 700),
      avif480: { url: null, width: null, height: null },
    }
    const shown = pictureOf({ ...upload, image: { ...photo, sizes } })
    expect(shown).toMatchObject({ avif: [], share: null })
    expect(shown?.kind === 'upload' && shown.webp.map(({ width }) => width)).toEqual([480, 700])
  })

  it('without a focus is cut around its middle', () => {
    const image = { ...photo, focalX: null, focalY: undefined }
    expect(pictureOf({ ...upload, image })).toMatchObject({ focus: { x: 50, y: 50 } })
  })

  it('that is decoration is not described', () => {
    const image = { ...photo, decorative: true }
    expect(pictureOf({ ...upload, image })).toMatchObject({ alt: '' })
    expect(pictureOf({ ...upload, image }, { language: 'af', english: upload })).toMatchObject({ alt: '' })
  })
})

describe('nothing is shown', () => {
  it.each<[string, StoredPicture | null | undefined]>([
    ['without a field', undefined],
    ['of an empty field', {}],
    ['of a colour that is gone', { ...drawing, colour: 7 }],
    ['of a vehicle nobody draws any more', { ...drawing, vehicle: 'etios' }],
    ['of a file that is gone', { ...upload, image: 12 }],
    ['of an upload without a file', { ...upload, image: null }],
    ['of a document', { ...upload, image: { ...photo, mimeType: 'application/pdf' } }],
    ['of a film', { ...upload, image: { ...photo, mimeType: 'video/mp4' } }],
    ['of a file without an address', { ...upload, image: { ...photo, url: null } }],
    ['of an upload though a drawing was chosen before', { ...drawing, source: 'upload', image: 3 }],
  ])('%s', (_, stored) => {
    expect(pictureOf(stored)).toBeNull()
  })
})

describe('the description', () => {
  it('is the field’s own before the file’s and the drawing’s', () => {
    expect(pictureOf({ ...upload, alt: 'The road to Sutherland' })?.alt).toBe('The road to Sutherland')
    expect(pictureOf({ ...drawing, alt: 'Our bakkie' })?.alt).toBe('Our bakkie')
  })

  it('in the page’s language is not marked', () => {
    const image = { ...photo, alt: '’n Grondpad' }
    const shown = pictureOf({ ...upload, image }, { language: 'af', english: upload })
    expect(shown).toMatchObject({ alt: '’n Grondpad' })
    expect(shown).not.toHaveProperty('altLanguage')
  })

  it('that is not translated is the English one, marked as such', () => {
    const image = { ...photo, alt: null }
    const own = { ...upload, alt: 'The road to Sutherland' }
    const said = (english: StoredPicture) => pictureOf({ ...upload, image }, { language: 'zu', english })
    expect(said(upload)).toMatchObject({ alt: 'A gravel road to the horizon', altLanguage: 'en' })
    expect(said(own)).toMatchObject({ alt: 'The road to Sutherland', altLanguage: 'en' })
    expect(pictureOf(drawing, { language: 'af' })).toMatchObject({
      alt: 'Fortuner in Attitude Black, in the Karoo',
      altLanguage: 'en',
    })
  })
})
