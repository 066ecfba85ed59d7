import type { APIRequestContext } from '@playwright/test'
import { publishPage, signIn, textSection } from './editor.ts'

const at = (address: string) => ({ kind: 'address', address })
export const sections = ['performance', 'technology', 'safety', 'design']

export const bar = {
  blockType: 'secondaryNav',
  title: 'Hilux',
  items: [
    {
      label: 'Models',
      labelClickable: false,
      entries: [
        { label: 'Single Cab', link: at('/vehicles/hilux-single-cab') },
        { label: 'Double Cab', link: at('/vehicles/hilux-double-cab'), mobileLink: at('/vehicles') },
      ],
    },
    {
      label: 'Owners',
      link: at('/owners'),
      entries: [{ label: 'Help', link: at('/owners/help-and-support') }],
    },
    { label: 'Technology', link: at('#technology') },
    { label: 'Brochure', labelClickable: false },
  ],
  buttons: [
    { label: 'Shop Online', look: 'primary', link: { ...at('https://shop.example.co.za'), newTab: true } },
  ],
}

export const side = {
  ...bar,
  layout: 'side',
  items: sections.map((name) => ({ label: name, link: at(`#${name}`) })),
  buttons: [],
}

/** Publishes a page with the menu and the sections its links lead to. */
export async function publishWithMenu(request: APIRequestContext, path: string, menu: object) {
  await signIn(request)
  const longText = 'Words. '.repeat(400)
  return publishPage(request, path, {
    layout: [
      textSection('Opening', 'Words.'),
      menu,
      ...sections.map((name) => textSection(name, longText, { cssId: name })),
    ],
  })
}
