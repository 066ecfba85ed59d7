import { expect, test } from 'vitest'
import { addressesOf, ownPicturesOf } from './picture-outcome.ts'

const [side, first, second] = ['https://a.example/s', 'https://a.example/1', 'https://a.example/2']
const source = { sideImage: side, images: [first, second] }
const own = (key: string) => `/stock-pictures/${key}/1280.webp`

test('fetches a picture that a vehicle names twice once', () => {
  expect(addressesOf({ sideImage: first, images: [first, second, first] })).toEqual([first, second])
})

test('keeps the order of the feed and leaves out what failed', () => {
  const keys = new Map([
    [side, 'a'],
    [second, 'b'],
  ])
  expect(ownPicturesOf(source, keys)).toEqual({ sideImage: own('a'), images: [own('b')] })
})

test('tells a side view that failed from a vehicle without one', () => {
  expect(ownPicturesOf(source, new Map())).toEqual({ sideImage: '', images: [] })
  expect(ownPicturesOf({ sideImage: null, images: [] }, new Map())).toEqual({ sideImage: null, images: [] })
})
