import { expect, test } from 'vitest'
import type { Artwork, Illustration } from '../picture.ts'
import { pictureAt } from './picture-at.ts'

const inKaroo: Illustration = {
  kind: 'illustration',
  vehicle: 'fortuner',
  colour: { body: '#15171a' },
  scene: 'karoo',
  alt: '',
}
const place: Artwork = { kind: 'artwork', subject: 'place', scene: 'karoo', alt: '' }
const medal: Artwork = { kind: 'artwork', subject: 'medal', metal: 'gold', alt: '' }

test('adds the part of the day to a picture with a scene', () => {
  expect(pictureAt(inKaroo, 'night')).toEqual({ ...inKaroo, daylight: 'night' })
  expect(pictureAt(place, 'dawn')).toEqual({ ...place, daylight: 'dawn' })
})

test('returns any other picture unchanged', () => {
  const alone = { ...inKaroo, scene: null }
  expect(pictureAt(alone, 'night')).toBe(alone)
  expect(pictureAt(medal, 'night')).toBe(medal)
  expect(pictureAt(inKaroo, undefined)).toBe(inKaroo)
  expect(pictureAt(null, 'night')).toBeNull()
})
