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
    siteMenu('marula', 'New vehicles', pages).map(({ label }) => label)

  it('lists new vehicles first and the contact details last (D-001)', () => {
    expect(labels(template)).toEqual(['New vehicles', 'Our team', 'Events', 'Questions', 'Contact'])
    expect(siteMenu('marula', 'New vehicles', template).map(({ href }) => href)).toEqual([
      '/dealers/marula/new-vehicles',
      '/dealers/marula/team',
      '/dealers/marula/events',
      '/dealers/marula/faqs',
      '/dealers/marula/contact',
    ])
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
