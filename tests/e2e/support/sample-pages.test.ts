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

it('keeps one page of each kind in both halves, and splits other vehicle pages between them', () => {
  const both = ['/', '/vehicles', '/vehicles/vitz', '/vehicles/vitz/compare', '/contact']
  expect(paths('even').toSorted()).toEqual([...both, '/vehicles/hiace'].toSorted())
  expect(paths('odd').toSorted()).toEqual(
    [...both, '/vehicles/fortuner', '/vehicles/fortuner/compare'].toSorted(),
  )
})
