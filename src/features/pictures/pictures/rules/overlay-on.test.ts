import { expect, test } from 'vitest'
import type { Illustration, Picture, Upload } from '../picture.ts'
import { overlayOn } from './overlay-on.ts'

const drawn: Illustration = {
  kind: 'illustration',
  vehicle: 'fortuner',
  colour: { body: '#15171a' },
  scene: 'karoo',
  alt: '',
}
const upload: Upload = {
  kind: 'upload',
  src: '/road.jpg',
  width: 200,
  height: 100,
  focus: { x: 50, y: 50 },
  avif: [],
  webp: [],
  share: null,
  caption: null,
  credit: null,
  alt: '',
}

test('returns no overlay for a scene behind light text, whose sky is dark', () => {
  expect(overlayOn(drawn, 'light')).toBe('none')
})

test('returns a soft overlay for a scene behind dark text, and for a vehicle alone', () => {
  expect(overlayOn(drawn, 'dark')).toBe('soft')
  expect(overlayOn({ ...drawn, scene: null }, 'light')).toBe('soft')
})

test('returns no overlay for a helmet behind light text, which is drawn on night', () => {
  const helmet: Picture = { kind: 'artwork', subject: 'helmet', livery: 'ember', alt: '' }
  expect(overlayOn(helmet, 'light')).toBe('none')
  expect(overlayOn(helmet, 'dark')).toBe('soft')
})

test('returns a strong overlay for an upload and the bright studio', () => {
  expect(overlayOn(upload, 'light')).toBe('strong')
  expect(overlayOn({ ...drawn, scene: 'studio-light' }, 'light')).toBe('strong')
})
