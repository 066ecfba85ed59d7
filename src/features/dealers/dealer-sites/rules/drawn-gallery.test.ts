import { describe, expect, it } from 'vitest'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { drawnGallery } from './drawn-gallery.ts'

const address = { street: '2 Quayside Lane', suburb: 'Springfield', city: 'Durban', postalCode: '4001' }
const dealerWith = (picture: Picture | null) => ({
  ...{ slug: 'harbour-light', name: 'Harbour Light Toyota Durban' },
  ...{ address, picture },
})
const building: Picture = {
  kind: 'artwork',
  subject: 'place',
  scene: 'durban',
  sign: 'Harbour Light Toyota Durban',
  alt: 'The building',
}
const ranges = (['hilux', 'fortuner', 'corolla-cross', 'vitz'] as const).map((slug) => ({
  ...{ slug, name: `The ${slug}` },
  drawing: { vehicle: slug === 'hilux' ? 'hilux-double-cab' : slug, colour: { body: '#ffffff' } } as const,
}))

const captionsOf = (picture: Picture | null) =>
  drawnGallery(dealerWith(picture), ranges).map(({ caption }) => caption)

describe('the gallery of a dealer without pictures of its own', () => {
  it('begins with its building and address, and shows it in the evening too', () => {
    const pictures = drawnGallery(dealerWith(building), ranges)
    expect(pictures[0]).toMatchObject({
      picture: building,
      caption: 'Harbour Light Toyota Durban, 2 Quayside Lane, Springfield',
    })
    expect(pictures.find(({ caption }) => caption === 'In the evening')?.picture).toMatchObject({
      ...{ sign: 'Harbour Light Toyota Durban', daylight: 'night' },
    })
  })

  it('names the vehicle and the place that a picture shows, and no dealer under another land', () => {
    const elsewhere: Picture = {
      kind: 'illustration',
      vehicle: 'fortuner',
      colour: { body: '#ffffff' },
      scene: 'bushveld',
      alt: 'A Fortuner in the bush',
    }
    expect(captionsOf(elsewhere)).toEqual(captionsOf(null))
    expect(captionsOf(null)).toHaveLength(4)
    for (const { picture, caption } of drawnGallery(dealerWith(null), ranges)) {
      const inShowroom = picture.kind === 'illustration' && picture.scene?.startsWith('studio')
      expect(caption).toMatch(inShowroom ? /showroom|handed over/ : /forecourt|test drive/)
    }
  })
})
