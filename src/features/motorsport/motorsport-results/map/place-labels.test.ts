import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const map = { width: 640, height: 560 }

test('places a label to the right, and to the left at the right edge', () => {
  const [inside, edge] = placeLabels(
    [
      { name: 'Hail', x: 100, y: 100 },
      { name: 'Riyadh', x: 630, y: 300 },
    ],
    map,
  )
  expect(inside).toMatchObject({ text: 'Hail', anchor: 'start' })
  expect(edge).toMatchObject({ text: 'Riyadh', anchor: 'end' })
})

test('keeps labels of neighbours apart', () => {
  const [left, right] = placeLabels(
    [
      { name: 'Wadi ad-Dawasir', x: 300, y: 300 },
      { name: 'Bisha', x: 330, y: 300 },
    ],
    map,
  )
  expect(left?.anchor).toBe('end')
  expect(right?.anchor).toBe('start')
})

test('leaves out a label for which there is no room', () => {
  const crowd = [0, 1, 2, 3, 4, 5].map((index) => ({ name: `Town ${index}`, x: 300 + index, y: 300 + index }))
  expect(placeLabels(crowd, map).length).toBeLessThan(crowd.length)
})
