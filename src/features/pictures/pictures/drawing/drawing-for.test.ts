import { expect, it } from 'vitest'
import { pictureOf } from '../rules/picture-of.ts'
import type { StoredPicture } from '../rules/stored.ts'
import { drawingPath } from './address.ts'
import { drawingFor } from './drawing-for.ts'

const colour = { title: 'Glacier White', hex: '#f3f4f3' }
const car: StoredPicture = { source: 'illustration', vehicle: 'gr86', colour, scene: 'track' }

it.each<[StoredPicture, string]>([
  [{ ...car, view: 'front' }, 'scene/track/wide/gr86/f3f4f3/view-front/drawing.svg'],
  [
    { ...car, livery: 'night', number: '7', wheels: 'mesh' },
    'scene/track/wide/gr86/f3f4f3/wheels-mesh/number-7/livery-1b1d21-f2f0eb-split/drawing.svg',
  ],
  [{ ...car, scene: 'none', view: 'front' }, 'vehicle/gr86/front/f3f4f3/drawing.svg'],
  [{ ...car, scene: 'none', view: 'convoy' }, 'vehicle/gr86/front/f3f4f3/drawing.svg'],
  [{ ...car, scene: 'karoo', view: 'convoy' }, 'scene/karoo/wide/gr86/f3f4f3/view-convoy/drawing.svg'],
  [{ ...car, view: 'rear' }, 'scene/track/wide/gr86/f3f4f3/view-rear/drawing.svg'],
  [{ source: 'place', scene: 'dunes' }, 'place/dunes/wide/drawing.svg'],
  // printf 'Karee' | base64 → S2FyZWU=
  [{ source: 'place', scene: 'dunes', sign: ' Karee ' }, 'place/dunes/wide/sign-S2FyZWU/drawing.svg'],
  [{ source: 'place', scene: 'track', sign: 'Karee' }, 'place/track/wide/drawing.svg'],
  [{ source: 'article', topic: 'hybrid', variant: 4 }, 'article/hybrid/NA/drawing.svg'],
  [{ source: 'circuit', circuit: 'phakisa' }, 'circuit/phakisa/ground-15171a/drawing.svg'],
  [
    { source: 'helmet', helmet: 'ember', number: '16' },
    'helmet/sweep-b80f1d-f2f0eb-14161a-c8102e/number-16/drawing.svg',
  ],
  [{ source: 'medal', medal: 'gold' }, 'medal/gold/drawing.svg'],
  [{ source: 'merchandise', item: 'tee' }, 'merchandise/tee/drawing.svg'],
  [{ source: 'tyre', diagram: 'caster' }, 'alignment/caster/light/drawing.svg'],
  [{ source: 'tyre', diagram: 'marking' }, 'tyre-wall/MjY1LzY1IFIxNw/112/S/light/drawing.svg'],
  [{ ...car, source: 'poster', posterTitle: 'AB' }, 'poster/track/QUI/gr86/f3f4f3/drawing.svg'],
])('draws %j at %s', (stored, path) => {
  const picture = pictureOf(stored)
  expect(picture && picture.kind !== 'upload' && drawingPath(drawingFor(picture))).toBe(path)
})

it('shortens a name that is too long for a building, without splitting a character', () => {
  const place = { kind: 'artwork', subject: 'place', scene: 'karoo', alt: '' } as const
  const signOf = (sign: string) => {
    const drawing = drawingFor({ ...place, sign })
    return drawing.kind === 'place' && drawing.sign
  }
  expect(signOf('x'.repeat(80))).toBe('x'.repeat(60))
  expect(signOf(`${'x'.repeat(59)}🚗`)).toBe('x'.repeat(59))
})

it('draws a place upright for phones', () => {
  const place = { kind: 'artwork', subject: 'place', scene: 'karoo', alt: '' } as const
  expect(drawingPath(drawingFor(place, 'portrait'))).toBe('place/karoo/portrait/drawing.svg')
})

it('draws the part of the day only in a scene that follows it', () => {
  const place = { kind: 'artwork', subject: 'place', alt: '', daylight: 'night' } as const
  const path = (scene: 'karoo' | 'track') => drawingPath(drawingFor({ ...place, scene }))
  expect(path('karoo')).toBe('place/karoo/wide/daylight-night/drawing.svg')
  expect(path('track')).toBe('place/track/wide/drawing.svg')
})
