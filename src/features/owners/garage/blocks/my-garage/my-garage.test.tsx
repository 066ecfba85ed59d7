import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageContext } from '#features/site/blocks/index.ts'
import { examples } from './examples.ts'
import { MyGarage } from './my-garage.tsx'

const [full, plain] = examples

const context: PageContext = {
  ...{ path: '/owners/my-garage', language: 'en', theme: 'light', isFirst: true },
  site: { has: () => true },
}

const viewOf = ({ block, live }: (typeof examples)[number]) => (
  <MyGarage block={block} live={live} context={context} />
)

// Waits for the lazy island, so that later synchronous renders include it.
beforeAll(async () => {
  await prerenderToNodeStream(viewOf(full))
})

describe('the garage as the server renders it', () => {
  it('says that the cars stay in the browser, and when a VIN leaves the browser', () => {
    const html = renderToStaticMarkup(viewOf(full))
    expect(html).toMatch(/<h1[^>]*>Every car you look after</)
    expect(html).toContain('Your cars stay in this browser')
    expect(html).toContain('A VIN leaves this browser for one question only')
  })

  it('leads to the finder and the schedules without JavaScript', () => {
    const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/s.exec(renderToStaticMarkup(viewOf(full))) ?? []
    expect(noscript).toContain('needs JavaScript')
    expect(noscript).toContain('href="/owners/recall"')
    expect(noscript).toContain('href="/owners/service-schedule"')
  })

  it('has a title by itself, and contains no car', () => {
    const html = renderToStaticMarkup(viewOf(plain))
    expect(html).toMatch(/<h1[^>]*>My Garage</)
    expect(html).toContain('Opening your garage')
    expect(html).not.toContain('data-car')
  })
})
