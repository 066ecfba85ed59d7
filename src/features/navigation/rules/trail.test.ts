import { describe, expect, it } from 'vitest'
import { trailTo } from './trail.ts'

const titles: Record<string, string> = { '/gr': 'GAZOO Racing', '/gr/motorsport/dakar': 'Dakar' }
const tree = { has: (path: string) => path in titles, titleOf: (path: string) => titles[path] ?? null }

describe('the way to a page', () => {
  it('leads over the pages above it, by their titles', () => {
    expect(trailTo('/gr/motorsport/dakar', tree, { home: 'Home' })).toEqual([
      { label: 'Home', href: '/' },
      { label: 'GAZOO Racing', href: '/gr' },
      { label: 'Motorsport', href: null },
      { label: 'Dakar', href: null },
    ])
  })

  it('ends with the title it is given', () => {
    expect(trailTo('/gr', tree, { home: 'Tuis', title: 'Wedrenne' })).toEqual([
      { label: 'Tuis', href: '/' },
      { label: 'Wedrenne', href: null },
    ])
  })

  it('makes words of a segment without a page', () => {
    expect(trailTo('/gr/sa-rally-raid/x', tree, { home: 'Home' })[2]?.label).toBe('Sa rally raid')
  })

  it('the home page has none', () => {
    expect(trailTo('/', tree, { home: 'Home' })).toEqual([])
  })
})
