import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mapRegions } from '../data/geography.ts'
import { createFinderDealer } from '../rules/finder-dealer.test-support.ts'
import { markersOf } from '../rules/map-view.ts'
import { wholeMap } from '../rules/projection.ts'
import { MapBase } from './map-base.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapLayer } from './map-layer.tsx'

const dealers = [-26.05, -26.2, -29.85].map((latitude, index) => ({
  dealer: createFinderDealer({
    slug: `dealer-${index}`,
    name: `Dealer ${index}`,
    coordinates: { latitude, longitude: 28 + index },
  }),
  km: null,
}))

const map = (active: string | null = null) =>
  renderToStaticMarkup(
    <MapCanvas view={wholeMap}>
      <MapBase
        regions={mapRegions()}
        counts={[
          { name: 'Gauteng', slug: 'gauteng', count: 34 },
          { name: 'Lesotho', slug: 'lesotho', count: 1 },
        ]}
        current="gauteng"
        roads=""
        dots=""
      />
      <MapLayer
        markers={markersOf(dealers)}
        circle={null}
        view={wholeMap}
        pixel={2}
        towns={[]}
        active={active}
        newTabNote="(opens in a new tab)"
      />
    </MapCanvas>,
  )

describe('the map', () => {
  it('has a link for every dealer of the list, with its name (D-274)', () => {
    const html = map()
    expect(html.match(/data-marker=/g)).toHaveLength(3)
    expect(html).toMatch(
      /<a href="\/dealers\/dealer-1" target="_blank" rel="noopener" aria-label="Dealer 1 \(opens in a new tab\)"/,
    )
  })

  it('links every province and country with dealers, with their number, and no other', () => {
    const html = map()
    expect(html).toMatch(
      /aria-label="Gauteng, 34 dealers"[^>]* aria-current="true"[^>]* href="\/dealers\/gauteng"/,
    )
    expect(html).toMatch(/aria-label="Lesotho, 1 dealer"[^>]* href="\/dealers\/lesotho"/)
    expect(html.match(/href="\/dealers\/(?:gauteng|lesotho)"/g)).toHaveLength(2)
  })

  it('draws the active marker over the others, with its name, and leaves the links where they are', () => {
    const html = map('dealer-0')
    const order = [...html.matchAll(/data-marker="([^"]+)"/g)].map(([, slug]) => slug)
    expect(order).toEqual(['dealer-0', 'dealer-1', 'dealer-2'])
    expect(html).toMatch(/data-marker="dealer-0" data-active="true"/)
    expect(html.indexOf('>Dealer 0</text>')).toBeGreaterThan(html.indexOf('data-marker="dealer-2"'))
    expect(html).not.toContain('>Dealer 1</text>')
  })
})
