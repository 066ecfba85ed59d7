import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { cataloguePageAt, cataloguePath, componentGroups } from './groups.ts'

const examples = componentGroups.flatMap(({ sets }) => sets.flatMap(({ examples: all }) => all))

describe('every example', () => {
  it.each(examples)('renders valid HTML for $id', async ({ id, view }) => {
    expect(await htmlErrors(renderToStaticMarkup(view), id)).toEqual([])
  })

  it('has a unique id', () => {
    const ids = examples.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('the addresses of the catalogue', () => {
  it('resolves the address of every group in either theme back to that group', () => {
    for (const racing of [false, true])
      for (const group of [null, ...componentGroups]) {
        const [segment] = cataloguePath(group, racing).split('/').slice(3)
        expect(cataloguePageAt(segment)).toEqual({ group, racing })
      }
  })

  it('returns null for an unknown group', () => {
    for (const segment of ['nothing', 'gr-', 'gr-nothing', '']) expect(cataloguePageAt(segment)).toBeNull()
  })
})
