import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { summaryTextGroups } from '../../texts.ts'
import type { EnquirySummary } from '../summary.ts'
import { SummaryAside } from './summary-aside.tsx'

const texts = summaryTextGroups('en').enquirySummary

const chosen: EnquirySummary = {
  car: {
    name: 'Fortuner 2.8 GD-6 VX',
    colour: 'Graphite Grey',
    accessories: ['Tow bar with wiring'],
    price: 'R 899 900',
    picture: '/art/1/vehicle/fortuner/grey/side.svg',
    range: 'Fortuner',
    page: '/vehicles/fortuner',
  },
  dealer: { name: 'Sandton Motors', place: 'Sandton', today: 'Closed today', whatsapp: null },
  answer: 'Sandton Motors usually answers tomorrow.',
  telephone: '0800 000 101',
}

const render = (summary: EnquirySummary | null, picture: string | null = null) =>
  renderToStaticMarkup(
    <SummaryAside
      hasVehicle
      hasDealer
      calmPicture="/art/1/place/drakensberg.svg"
      {...{ summary, picture, texts }}
    />,
  )

describe('what stands beside a form', () => {
  it('is the vehicle with its price, and the dealer with its telephone and hours', () => {
    const html = render(chosen)
    for (const text of [
      'Fortuner 2.8 GD-6 VX',
      'Graphite Grey',
      'Tow bar with wiring',
      'R 899 900',
      'Sandton Motors',
      'Closed today',
    ])
      expect(html).toContain(text)
    expect(html).toContain('href="tel:0800000101"')
    expect(html).toContain('src="/art/1/vehicle/fortuner/grey/side.svg"')
    expect(html).toContain('usually answers tomorrow')
  })

  it('announces the vehicle and the dealer that a choice changes', () => {
    const [, car, dealer] = render(chosen).split('aria-live="polite"')
    expect(car).toContain('R 899 900')
    expect(dealer).toContain('Closed today')
  })

  it('has no price when the region of the dealer shows none (D-017)', () => {
    const { car } = chosen
    expect(render({ ...chosen, car: car && { ...car, price: null } })).not.toMatch(/R\s\d/)
  })

  it('is a landscape and what happens next before a choice, and while nothing could be loaded', () => {
    for (const summary of [null, { ...chosen, car: null, dealer: null }]) {
      const html = render(summary)
      expect(html).toContain('place/drakensberg')
      expect(html).toContain(texts.next)
    }
  })

  it('shows the picture of a link before that of the model', () => {
    expect(render(chosen, '/art/1/of-the-link.svg')).toContain('src="/art/1/of-the-link.svg"')
  })
})
