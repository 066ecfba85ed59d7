import { expect, it } from 'vitest'
import { samplePages } from './sample-pages.ts'

const pages = [
  '/',
  '/vehicles',
  '/vehicles/vitz',
  '/vehicles/fortuner',
  '/vehicles/hiace',
  '/vehicles/vitz/compare',
  '/vehicles/fortuner/compare',
  '/contact',
].map((path) => ({ url: `http://127.0.0.1:3000${path}` }))

const paths = (half: 'even' | 'odd') => samplePages(pages, half).map(({ url }) => new URL(url).pathname)

it('visits different pages of a kind with several, and in one half only every third kind with one', () => {
  expect(paths('even').toSorted()).toEqual(['/', '/vehicles/vitz', '/vehicles/vitz/compare'])
  expect(paths('odd').toSorted()).toEqual(
    ['/', '/vehicles', '/contact', '/vehicles/fortuner', '/vehicles/fortuner/compare'].toSorted(),
  )
})
