import { expect, test } from 'vitest'
import { keyOfOwnPicture, ownPictureAddress, stockPictureSources } from './own-address.ts'

const key = '0123456789abcdef0123456789abcdef'

test('offers a fetched picture in both widths', () => {
  expect(stockPictureSources(ownPictureAddress(key))).toBe(
    `/stock-pictures/${key}/480.webp 480w, /stock-pictures/${key}/1280.webp 1280w`,
  )
})

test.each(['/art/1/vehicle/hilux/drawing.svg', 'https://pictures.example/1.jpg', ''])(
  'offers one size of %s, which was not fetched',
  (address) => {
    expect(stockPictureSources(address)).toBeUndefined()
    expect(keyOfOwnPicture(address)).toBeNull()
  },
)
