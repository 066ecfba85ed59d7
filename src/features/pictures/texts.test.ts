import { expect, test } from 'vitest'
import { pictureTexts } from './texts.ts'

test('C-353 C-354 C-355: the button of the Hilux film, in each language', () => {
  expect(pictureTexts('en').video.watchHilux).toBe('Watch Hilux Video')
  expect(pictureTexts('af').video.watchHilux).toBe('Kyk Hilux Video')
  expect(pictureTexts('zu').video.watchHilux).toBe('Buka Ividiyo Ye-Hilux')
})
