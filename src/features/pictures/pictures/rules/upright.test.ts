import { expect, it } from 'vitest'
import { pictureOf } from './picture-of.ts'
import type { StoredPicture } from './stored.ts'
import { isUpright } from './upright.ts'

const car = { vehicle: 'hilux-double-cab', colour: { title: 'White', hex: '#f3f4f3' } } as const

it.each<[StoredPicture, boolean]>([
  [{ source: 'helmet', helmet: 'arrow' }, true],
  [{ ...car, source: 'poster', scene: 'dunes', posterTitle: 'No road' }, true],
  [{ ...car, source: 'illustration', scene: 'dunes' }, false],
  [{ source: 'circuit', circuit: 'dezzi' }, false],
  [{ source: 'place', scene: 'karoo' }, false],
])('tells for %j whether it is upright: %s', (stored, upright) => {
  const picture = pictureOf(stored)
  expect(picture && isUpright(picture)).toBe(upright)
})
