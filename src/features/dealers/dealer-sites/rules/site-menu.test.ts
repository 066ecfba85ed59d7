import { describe, expect, it } from 'vitest'
import { siteMenu } from './site-menu.ts'

const page = (rest: string, title: string) => ({ rest, title })

describe('the menu of a dealer site', () => {
  const template = [
    page('', 'Home'),
    page('/contact', 'Contact'),
    page('/team', 'Our team'),
    page('/faqs', 'Questions'),
    page('/events', 'Events'),
  ]
  const labels = (pages: typeof template) =>
    siteMenu('marula', { newVehicles: 'New vehicles', usedVehicles: null }, pages).map(({ label }) => label)

  it('lists new vehicles first and the contact details last (D-001)', () => {
    expect(labels(template)).toEqual(['New vehicles', 'Our team', 'Events', 'Questions', 'Contact'])
    expect(
      siteMenu('marula', { newVehicles: 'New vehicles', usedVehicles: null }, template).map(
        ({ href }) => href,
      ),
    ).toEqual([
      '/dealers/marula/new-vehicles',
      '/dealers/marula/team',
      '/dealers/marula/events',
      '/dealers/marula/faqs',
      '/dealers/marula/contact',
    ])
  })

  it('lists the trade-in after the specials (D-048)', () => {
    const pages = [page('/trade-in', 'Trade in'), page('/specials', 'Specials'), ...template]
    expect(labels(pages).slice(0, 4)).toEqual(['New vehicles', 'Specials', 'Trade in', 'Our team'])
  })

  it('lists the used vehicles of a dealer that has stock after the new ones (D-075)', () => {
    const menu = siteMenu('marula', { newVehicles: 'New vehicles', usedVehicles: 'Pre-owned' }, [
      ...template,
      page('/pre-owned', 'An editor’s page'),
    ])
    expect(menu.slice(0, 3)).toEqual([
      { label: 'New vehicles', href: '/dealers/marula/new-vehicles' },
      { label: 'Pre-owned', href: '/dealers/marula/pre-owned' },
      { label: 'Our team', href: '/dealers/marula/team' },
    ])
    expect(menu.filter(({ href }) => href.endsWith('/pre-owned'))).toHaveLength(1)
  })

  it('uses the title of the dealer’s own page, and adds pages of its own', () => {
    const own = [
      ...template,
      page('/team', 'The crew'),
      page('/fleet', 'Fleet'),
      page('/fleet/leasing', 'Leasing'),
    ]
    expect(labels(own)).toEqual(['New vehicles', 'The crew', 'Events', 'Questions', 'Fleet', 'Contact'])
  })

  it('lists only pages that exist', () => {
    expect(labels([page('', 'Home'), page('/home', 'Home')])).toEqual(['New vehicles'])
  })
})
