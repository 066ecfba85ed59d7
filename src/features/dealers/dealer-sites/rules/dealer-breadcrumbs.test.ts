import { describe, expect, it } from 'vitest'
import { dealerBreadcrumbs, galleryPath } from './dealer-breadcrumbs.ts'

const root = '/dealers/marula'
const pages: Record<string, string> = {
  '/dealers': 'Find a Dealer',
  [`${root}/fleet`]: 'Our fleet',
  [`${root}/picture-gallery`]: 'Picture Gallery',
}
const titles = { dealers: 'Dealers', site: 'Marula Toyota', titleOf: (path: string) => pages[path] ?? null }
const above = (path: string) => dealerBreadcrumbs(path, root, titles)

describe('the breadcrumbs of a dealer site', () => {
  it('has an item for each segment above the page (D-038)', () => {
    expect(above(`${root}/pre-owned`)).toEqual([
      { title: 'Dealers', path: '/dealers' },
      { title: 'Marula Toyota', path: root },
    ])
    expect(above(`${root}/fleet/leasing`).at(-1)).toEqual({ title: 'Our fleet', path: `${root}/fleet` })
    expect(above(root)).toEqual([{ title: 'Dealers', path: '/dealers' }])
  })

  it('links the segment gallery to the picture gallery (D-039)', () => {
    expect(above(`${root}/gallery/opening-day`).at(-1)).toEqual({
      title: 'Picture Gallery',
      path: `${root}/picture-gallery`,
    })
  })

  it('does not link a segment without a page', () => {
    expect(above(`${root}/group-specials/one`).at(-1)).toEqual({ title: 'Group Specials', path: null })
    expect(dealerBreadcrumbs(root, root, { ...titles, titleOf: () => null })).toEqual([
      { title: 'Dealers', path: null },
    ])
  })
})

it('leads from the short address of the gallery to the gallery (D-039)', () => {
  expect(galleryPath(`${root}/gallery`)).toBe(`${root}/picture-gallery`)
  expect(galleryPath(`${root}/gallery/opening-day`)).toBeNull()
  expect(galleryPath(root)).toBeNull()
})
