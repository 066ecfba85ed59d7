import { describe, expect, it } from 'vitest'
import { createFinderDealer } from './finder-dealer.test-support.ts'
import { townLabels } from './town-labels.ts'

const view = { x: 0, y: 0, width: 100, height: 100 }
/** A map of 400 pixels. */
const scale = { view, pixel: 0.25 }
const marker = (x: number, y: number) => ({ dealer: createFinderDealer({}), x, y })

describe('the names of towns', () => {
  it('are to the right of the town itself, wherever its dealers are', () => {
    const [label] = townLabels([{ name: 'Durban', x: 40, y: 50 }], [marker(48, 20), marker(60, 80)], scale)
    expect(label).toMatchObject({ name: 'Durban', anchor: 'start' })
    // 9 pixels beside it, and within the height of a letter.
    expect(label?.x).toBeCloseTo(42.25, 5)
    expect(Math.abs((label?.y ?? 0) - 50)).toBeLessThan(3)
  })

  it('move to another side when a marker is in the way', () => {
    const [label] = townLabels([{ name: 'Durban', x: 40, y: 50 }], [marker(46, 50)], scale)
    expect(label).toMatchObject({ anchor: 'end', x: 37.75 })
  })

  it('are left out when there is no room, the less important first', () => {
    const towns = [
      { name: 'Large', x: 10, y: 10 },
      { name: 'Small', x: 10.2, y: 10 },
    ]
    const around = [marker(16, 10), marker(10, 5), marker(10, 15)]
    expect(townLabels(towns, around, scale).map(({ name }) => name)).toEqual(['Large'])
  })

  it('are those in the view, and none in a view of several provinces', () => {
    const towns = [
      { name: 'Durban', x: 10, y: 10 },
      { name: 'Musina', x: 10, y: 110 },
    ]
    expect(townLabels(towns, [], scale).map(({ name }) => name)).toEqual(['Durban'])
    expect(townLabels(towns, [], { view: { ...view, width: 501 }, pixel: 1.25 })).toEqual([])
  })
})
