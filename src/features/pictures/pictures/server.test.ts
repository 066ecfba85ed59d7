import { describe, expect, it } from 'vitest'
import type { Illustration, Upload } from './index.ts'
import { pictureAddress, shareImage } from './server.ts'

const drawn: Illustration = {
  kind: 'illustration',
  vehicle: 'fortuner',
  colour: { body: '#15171a' },
  scene: 'karoo',
  alt: 'Fortuner in Attitude Black, in the Karoo',
}

const photo: Upload = {
  kind: 'upload',
  src: '/api/media/file/road.png',
  width: 2000,
  height: 1000,
  focus: { x: 50, y: 50 },
  avif: [],
  webp: [480, 960, 1600].map((width) => ({ src: `/api/media/file/road-${width}.webp`, width })),
  share: { src: '/api/media/file/road-share.jpg', width: 1200, height: 600 },
  caption: null,
  credit: null,
  alt: 'A gravel road',
}

describe('the share image of a page', () => {
  it('is a PNG of the scene for an illustration', () => {
    expect(shareImage(drawn)).toEqual({
      url: expect.stringMatching(/^\/art\/[0-9a-f]{10}\/scene\/karoo\/wide\/fortuner\/15171a\/1200\.png$/),
      width: 1200,
      height: 570,
      alt: drawn.alt,
    })
  })

  it('is a PNG of the vehicle in its own proportions when there is no scene', () => {
    const { url, width, height } = shareImage({ ...drawn, scene: null }, 'Toyota Fortuner')
    expect(url).toMatch(/\/vehicle\/fortuner\/side\/15171a\/1200\.png$/)
    expect(width).toBe(1200)
    expect(height).toBeGreaterThan(300)
    expect(height).toBeLessThan(700)
  })

  it('is the JPEG of an upload, or the original file when there is no JPEG', () => {
    expect(shareImage(photo)).toEqual({
      url: '/api/media/file/road-share.jpg',
      width: 1200,
      height: 600,
      alt: 'A gravel road',
    })
    expect(shareImage({ ...photo, share: null }, 'Home')).toEqual({
      url: '/api/media/file/road.png',
      width: 2000,
      height: 1000,
      alt: 'Home',
    })
  })
})

describe('the address of a picture', () => {
  it.each([
    [320, '480'],
    [640, '960'],
    [960, '960'],
    [1200, '1600'],
  ] as const)('is the narrowest file that is wide enough for %i pixels', (width, file) => {
    expect(pictureAddress(photo, width)).toBe(`/api/media/file/road-${file}.webp`)
  })

  it('is the widest file when none is wide enough, or the original file when it is the only one', () => {
    const narrow = { ...photo, webp: photo.webp.slice(0, 1) }
    expect(pictureAddress(narrow, 1200)).toBe('/api/media/file/road-480.webp')
    expect(pictureAddress({ ...photo, webp: [] }, 1200)).toBe('/api/media/file/road.png')
  })

  it('is a raster of the requested width for a drawing', () => {
    expect(pictureAddress(drawn, 640)).toMatch(/\/scene\/karoo\/wide\/fortuner\/15171a\/640\.webp$/)
  })
})
