import { describe, expect, it } from 'vitest'
import { resolveFooter } from './footer.ts'
import type { MenuContext, MenuEntry } from './menu.ts'

const context: MenuContext<string> = {
  language: 'af',
  hasVehicles: true,
  pictureOf: () => null,
  resolve: (link) => (link === '/owners' ? { href: link, newTab: false } : null),
}
const fortuner: MenuEntry = {
  key: 'fortuner',
  label: { text: 'Fortuner' },
  link: { href: '/vehicles/fortuner', newTab: false, mobileHref: null },
}

describe('the footer', () => {
  it('shows columns with a heading and entries, in the language of the page', () => {
    const { columns } = resolveFooter(
      {
        columns: [
          { heading: { en: 'Vehicles', af: 'Voertuie' }, content: 'vehicles' },
          { heading: { en: 'Owners' }, entries: [{ label: { en: 'Service' }, link: '/owners' }] },
          { heading: { en: 'Gone' }, entries: [{ label: { en: 'Away' }, link: '/away' }] },
          { heading: { en: '' }, content: 'vehicles' },
        ],
      },
      context,
      [fortuner],
    )
    expect(columns.map(({ heading, entries }) => [heading, entries.map(({ label }) => label.text)])).toEqual([
      [{ text: 'Voertuie' }, ['Fortuner']],
      [{ text: 'Owners', lang: 'en' }, ['Service']],
    ])
  })

  it('shows legal links whose target exists, and nothing for empty fields', () => {
    const legalLinks = [
      { label: { af: 'Privaatheid' }, link: '/privacy-notice' },
      { label: { af: 'Eienaars' }, link: '/owners' },
    ]
    const footer = resolveFooter({ legalLinks }, context, [])
    expect(footer.legalLinks.map(({ label }) => label.text)).toEqual(['Eienaars'])
    expect(footer).toMatchObject({ note: null, legalLine: null, columns: [] })
  })
})
