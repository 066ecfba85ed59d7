import { expect, test } from 'vitest'
import { corollaCross } from './ranges/corolla-cross.ts'
import { reshapeFront, reshapeSide } from './reshape.ts'

const { side, front } = corollaCross

test('leaves a vehicle unchanged at its own dimensions', () => {
  const same = reshapeSide(side, { length: side.length, height: side.height })
  expect(same.outline.match(/[\d.]+/g)?.map(Number)).toEqual(side.outline.match(/[\d.]+/g)?.map(Number))
  expect(same).toMatchObject({ frontAxle: side.frontAxle, belt: side.belt, tyreRadius: side.tyreRadius })
})

test('scales positions to half the length and twice the height, and keeps the tyre radius', () => {
  const odd = reshapeSide({ ...side, windscreen: 'M 10 20 L -4 .5 Z' }, { length: 223, height: 324 })
  expect(odd.windscreen).toBe('M 5 40 L -2 1 Z')
  expect(odd).toMatchObject({
    length: 223,
    height: 324,
    frontAxle: 46,
    rearAxle: 178,
    belt: 228,
    tyreRadius: 37,
  })
  expect(odd.mirror).toEqual([72.5, 234, 1.05])
  expect(odd.handles[0]).toEqual([103.5, 199.2, -1])
})

test('moves lamps and wheels outwards on a wider front', () => {
  const wide = reshapeFront(front, { width: 365, height: 162 })
  expect(wide.measures).toMatchObject({ width: 365, height: 162, beltHalf: 154, belt: 114 })
  expect(wide.tyre).toEqual({ ...front.tyre, track: 150.4 })
  expect(wide.lenses[0]).toEqual([108, 84.6, 2.9])
})
