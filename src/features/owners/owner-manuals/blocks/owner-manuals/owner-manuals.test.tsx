import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '#features/site/blocks/index.ts'
import { examples } from './examples.ts'
import { OwnerManuals } from './owner-manuals.tsx'

const context: PageContext = {
  ...{ path: '/owners/manuals', language: 'en', theme: 'light', isFirst: true },
  site: { has: () => true },
}

const htmlOf = ({ block, live }: (typeof examples)[number]) =>
  renderToStaticMarkup(<OwnerManuals block={block} live={live} context={context} />)

const [full, failed, empty] = examples

describe('the list of manuals', () => {
  it('has a link to the manual of each range, named after it, below the name of its kind', () => {
    const html = htmlOf(full)
    expect(html).toMatch(
      /href="\/vehicles\/hilux-double-cab\/manual"[^>]*>Open the manual<span class="sr-only">: Hilux Double Cab/,
    )
    expect(html).toMatch(/href="#manuals-bakkies"[^>]*>Bakkies</)
    expect(html).toMatch(/<h2[^>]* id="manuals-bakkies"|<h2 id="manuals-bakkies"/)
    expect(html).toMatch(/as PDF of about \d+ KB/)
  })

  it('does not say that there are none when they could not be loaded', () => {
    expect(htmlOf(failed)).not.toContain('There are no manuals')
    expect(htmlOf(failed)).toContain('Loading the manuals')
    expect(htmlOf(empty)).toContain('There are no manuals')
  })
})
