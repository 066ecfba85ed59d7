import { describe, expect, it } from 'vitest'
import { parseComparedIds, readCompared, toggleCompared, usedComparisonPath } from './compared-vehicles.ts'

const vehicle = (id: string) => ({ id, name: `Vehicle ${id}` })

describe('the address of a comparison', () => {
  it('names up to four different vehicles', () => {
    expect(parseComparedIds('3,1,3,2,4,5')).toEqual(['3', '1', '2', '4'])
    expect(usedComparisonPath(['3', '1'])).toBe('/pre-owned/compare?ids=3,1')
  })

  it('ignores what is not an id', () => {
    expect(parseComparedIds("1,' or 1=1,,../2")).toEqual(['1'])
    expect(parseComparedIds(undefined)).toEqual([])
  })
})

describe('the stored choice', () => {
  it('is read as it was stored', () => {
    expect(readCompared(JSON.stringify([vehicle('1'), vehicle('2')]))).toEqual([vehicle('1'), vehicle('2')])
  })

  it.each([null, '', '{', '7', '{"id":"1"}', '[null, 1, {"id": 1}, {"id": "<", "name": ""}]'])(
    'is empty for %s',
    (text) => {
      expect(readCompared(text)).toEqual([])
    },
  )

  it('gains a vehicle, loses it when it is chosen again, and takes no fifth', () => {
    const two = toggleCompared([vehicle('1')], vehicle('2'))
    expect(two).toEqual([vehicle('1'), vehicle('2')])
    expect(toggleCompared(two, vehicle('1'))).toEqual([vehicle('2')])
    const four = ['1', '2', '3', '4'].map(vehicle)
    expect(toggleCompared(four, vehicle('5'))).toEqual(four)
  })
})
