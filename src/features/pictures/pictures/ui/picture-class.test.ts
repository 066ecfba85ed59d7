import { expect, it } from 'vitest'
import type { Picture } from '../index.ts'
import { pictureOf } from '../rules/picture-of.ts'
import type { StoredPicture } from '../rules/stored.ts'
import { bannerClass, pictureClass, shapeOf } from './picture-class.ts'

const colour = { title: 'Glacier White', hex: '#f3f4f3' }
const car: StoredPicture = { source: 'illustration', vehicle: 'fortuner', colour }

function picture(stored: StoredPicture): Picture {
  const found = pictureOf(stored)
  if (!found) throw new Error('Expected a picture.')
  return found
}

it.each<[StoredPicture, string]>([
  [{ ...car, scene: 'karoo', view: 'front' }, 'scene'],
  [{ source: 'place', scene: 'karoo' }, 'scene'],
  [{ source: 'article', topic: 'finance' }, 'photo'],
  [{ source: 'circuit', circuit: 'dezzi' }, 'panel'],
  [{ source: 'helmet', helmet: 'arrow' }, 'portrait'],
  [{ ...car, source: 'poster', scene: 'dunes', posterTitle: 'Desert mile' }, 'panel'],
  [{ source: 'medal', medal: 'silver' }, 'thing'],
  [{ source: 'tyre', diagram: 'toe' }, 'diagram'],
  [{ source: 'merchandise', item: 'mug' }, 'thing'],
  [{ ...car, scene: 'none' }, 'thing'],
])('treats %j as a %s', (stored, shape) => {
  expect(shapeOf(picture(stored))).toBe(shape)
})

it('fills an upright box with a helmet or a poster, and no other with them', () => {
  const poster = picture({ ...car, source: 'poster', scene: 'dunes', posterTitle: 'Desert mile' })
  for (const upright of [picture({ source: 'helmet', helmet: 'arrow' }), poster]) {
    expect(pictureClass(upright, true, true)).toContain('object-cover')
    expect(pictureClass(upright, true)).toContain('object-contain')
  }
  expect(pictureClass(picture({ source: 'circuit', circuit: 'dezzi' }), true, true)).toContain(
    'object-contain',
  )
})

it('shows a panel whole on night, and crops a scene above the ground', () => {
  expect(pictureClass(picture({ source: 'circuit', circuit: 'dezzi' }), true)).toContain(
    'bg-night object-contain',
  )
  expect(pictureClass(picture({ source: 'place', scene: 'dunes' }), true)).toContain(
    'object-cover object-vehicle',
  )
})

it('shows a diagram on a pale surface in both themes, whether it fills a box or not', () => {
  const diagram = picture({ source: 'tyre', diagram: 'camber' })
  for (const fill of [true, false]) expect(pictureClass(diagram, fill)).toContain('on-light bg-raised')
  expect(pictureClass(diagram, true)).toContain('object-contain')
})

it('puts the picture of a topic at the foot of an upright banner', () => {
  expect(bannerClass(picture({ source: 'article', topic: 'sport' }))).toContain('portrait-picture:top-auto')
  expect(bannerClass(picture({ source: 'place', scene: 'karoo' }))).toBe('')
})
