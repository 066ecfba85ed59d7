import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { cardFinanceOf, defaultFinanceSettings } from '#features/finance/finance/rules.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { defaultPicture } from '../../rules/vehicle-pictures.ts'
import { sampleVehicle } from '../../sample-vehicle.test-support.ts'
import { stockCardLabels } from '../../texts.ts'
import { StockCard } from './stock-card.tsx'

// `renderToStaticMarkup` does not wait for what is loaded later.
vi.mock('../compare/lazy-compare-toggle.island.tsx', async () => ({
  LazyCompareToggle: (await import('../compare/compare-toggle.island.tsx')).CompareToggle,
}))

const finance = cardFinanceOf(defaultFinanceSettings)

const markup = (own: Partial<UsedVehicle> = {}, showsDealer = false) =>
  renderToStaticMarkup(
    <StockCard
      {...{ finance, showsDealer }}
      vehicle={sampleVehicle(own)}
      labels={stockCardLabels('en')}
      headingLevel={3}
      from="/dealers/sandton/pre-owned"
    />,
  )
/** The text of the card, with ordinary spaces. */
const text = (own?: Partial<UsedVehicle>, showsDealer?: boolean) =>
  markup(own, showsDealer)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
const picture = (own: Partial<UsedVehicle>) =>
  /<img[^>]* src="([^"]*)"|src="([^"]*)"/.exec(markup(own))?.slice(1).join('')

describe('the card of a used vehicle', () => {
  it('shows the side image, else the first picture, else the default (D-096)', () => {
    expect(picture({ sideImage: '/side.jpg', images: ['/1.jpg', '/2.jpg'] })).toBe('/side.jpg')
    expect(picture({ images: ['/1.jpg', '/2.jpg'] })).toBe('/1.jpg')
    expect(picture({})).toBe(defaultPicture)
  })

  it('shows make and model, year, mileage, transmission and fuel (D-095, D-103 to D-107)', () => {
    expect(text()).toMatch(/Toyota Fortuner 2\.4 .*2019 .*120 000 km .*Automatic .*Hybrid/)
    expect(markup()).toContain('120\u00a0000\u00a0km')
    expect(text()).not.toMatch(/ H /)
  })

  it.each([
    [9500, '9 500 km'],
    [999, '999 km'],
  ])('shows the mileage %s as %s (D-105)', (mileage, expected) => {
    expect(text({ mileage })).toContain(` ${expected} `)
  })

  it.each([
    ['P', 'Petrol'],
    ['D', 'Diesel'],
    ['Petrol', 'Petrol'],
  ])('shows the fuel %s as %s (D-108)', (fuelType, expected) => {
    expect(text({ fuelType })).toContain(` ${expected} `)
  })

  it('renders a vehicle that lacks everything optional (D-095)', () => {
    const bare = { year: null, mileage: null, transmissionType: '', fuelType: '', price: null }
    expect(text(bare)).not.toMatch(/null|undefined|NaN/)
  })

  it('has a demo badge for demonstration models only (D-098)', () => {
    expect(text({ salesType: 'demo' })).toContain(' Demo ')
    expect(text({ salesType: 'used' })).not.toContain('Demo')
  })

  it('names the programme or the manufacturer in its badge, and has none otherwise (D-099 to D-101)', () => {
    const badge = (certification: string) =>
      /role="img" aria-label="([^"]*)"/.exec(markup({ certification }))?.[1]
    expect(badge('twab')).toBe('Certified used vehicle of the Automark programme')
    expect(badge('twa1')).toBe('Certified by the manufacturer, Toyota')
    expect([badge(''), badge('xyz')]).toEqual([undefined, undefined])
  })

  it('marks connected vehicles (D-109)', () => {
    expect(text({ isConnected: true })).toContain('Connect Enabled')
    expect(text()).not.toContain('Connect Enabled')
  })

  it('shows the displayed price and an instalment with its disclosure (D-110, D-111, D-409)', () => {
    expect(text()).toContain('R 269 750')
    expect(text()).toContain('R 5 518 p/m')
    expect(text()).toContain('60 instalments, total R 331 135, 10 % a year, deposit R 10 000, balloon R 0')
  })

  it('shows N/A and no instalment without a price (D-112)', () => {
    expect(text({ price: null })).toContain(' N/A ')
    expect(text({ price: null })).not.toMatch(/p\/m|NaN|R 0|Calculator/)
  })

  it('shows amounts in the currency of its dealer (D-410, D-411)', () => {
    const { dealer } = sampleVehicle()
    const namibian = text({ dealer: { ...dealer, currency: 'NAD' } })
    expect(namibian).toContain('N$ 269 750')
    expect(namibian).not.toMatch(/ R \d/)
  })

  it('names the dealer where several are listed', () => {
    expect(text({}, true)).toContain('Toyota Sandton')
    expect(text()).not.toContain('Toyota Sandton')
  })

  it('has a control each for gallery, enquiry and calculator, with a link for browsers without JavaScript (D-102, D-114)', () => {
    const page = '/pre-owned/toyota-fortuner-2-4-2019-U1'
    expect(markup()).toMatch(new RegExp(`href="${page}#gallery" data-stock-gallery="U1"`))
    expect(markup()).toMatch(new RegExp(`href="${page}#enquire" data-stock-enquire="U1"`))
    expect(markup()).toMatch(new RegExp(`href="${page}#calculator" data-stock-calculate="U1"`))
    expect(text()).toContain('View Gallery')
  })

  it('offers the comparison, with a link for browsers without JavaScript', () => {
    expect(markup()).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*?Compare/)
    expect(markup()).toContain('href="/pre-owned/compare?ids=U1"')
  })
})
