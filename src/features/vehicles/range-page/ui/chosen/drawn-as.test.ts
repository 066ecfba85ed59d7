import { expect, test } from 'vitest'
import type { Drawing } from '#features/pictures/pictures/index.ts'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { equipmentInAddress } from '../../data/choice-pictures.ts'
import { drawnAs } from './drawn-as.ts'

const red = { body: '#a41e22' }
const white = { body: '#f2f2ef', roof: '#15171a' }
const scene = {
  ...({ kind: 'scene', scene: 'karoo', format: 'tall', vehicle: 'fortuner' } as const),
  ...({ text: 'light', motion: 'arrival' } as const),
}

test.each<[string, Drawing, Drawing]>([
  [
    'a scene',
    { ...scene, colour: red, wheels: 'seven', finish: 'silver', rails: 'none' },
    { ...scene, colour: white, wheels: 'y-spoke', finish: 'black' },
  ],
  [
    'a scene without equipment, from the front',
    { ...scene, view: 'front', colour: white },
    { ...scene, view: 'front', colour: red, wheels: 'mesh', finish: 'black' },
  ],
])('draws %s as another model in another paint', (_, before, after) => {
  const look = 'colour' in after && after.colour === white ? 'f2f2ef-15171a' : 'a41e22'
  const equipment = look === 'a41e22' ? 'wheels-mesh/finish-black/' : 'wheels-y-spoke/finish-black/'
  expect(drawnAs(drawingAddress(before), { paint: look, equipment })).toBe(drawingAddress(after))
})

test('writes equipment as addresses have it', () => {
  const equipment = { trim: 'sport', rails: 'black', wheels: 'mesh', finish: 'black' } as const
  const drawing = { kind: 'vehicle', vehicle: 'fortuner', view: 'side', colour: red } as const
  expect(
    drawnAs(drawingAddress(drawing), { paint: 'a41e22', equipment: equipmentInAddress(equipment) }),
  ).toBe(drawingAddress({ ...drawing, ...equipment }))
})

test('keeps the equipment of an address, and an address without a paint', () => {
  const night = { kind: 'night-front', vehicle: 'fortuner', rails: 'silver' } as const
  expect(drawnAs(drawingAddress({ ...night, colour: red }), { paint: 'f2f2ef-15171a' })).toBe(
    drawingAddress({ ...night, colour: white }),
  )
  expect(drawnAs('/api/media/file/fortuner-1920.webp', { paint: 'a41e22' })).toBe(
    '/api/media/file/fortuner-1920.webp',
  )
})
