import { expect, test } from 'vitest'
import { pictureTexts } from './texts.ts'

test('labels the button of the Hilux video in each language', () => {
  expect(pictureTexts('en').video.watchHilux).toBe('Watch Hilux Video')
  expect(pictureTexts('af').video.watchHilux).toBe('Kyk Hilux Video')
  expect(pictureTexts('zu').video.watchHilux).toBe('Buka Ividiyo Ye-Hilux')
})
