import { expect, it } from 'vitest'
import { withOwnPictures } from './own-pictures.ts'

it.each([
  ['<img src="https://www.example.co.za/art/1/a.png" alt="x">', '<img src="/art/1/a.png" alt="x">'],
  ['<img src="http://localhost:3000/api/media/file/a.jpg">', '<img src="/api/media/file/a.jpg">'],
  ['<img src="https://stock.example.co.za/a.jpg">', '<img src="https://stock.example.co.za/a.jpg">'],
  ['<a href="https://www.example.co.za/art/1">', '<a href="https://www.example.co.za/art/1">'],
])('rewrites only addresses of pictures on this site: %s', (markup, expected) => {
  expect(withOwnPictures(markup)).toBe(expected)
})
