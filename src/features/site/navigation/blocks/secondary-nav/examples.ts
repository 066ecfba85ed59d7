import type { BlockExample } from '#features/site/blocks/index.ts'

const at = (address: string) => ({ kind: 'address' as const, address })

export const examples: [BlockExample<'secondaryNav'>, ...BlockExample<'secondaryNav'>[]] = [
  {
    name: 'a bar with drop-downs, plain text and buttons',
    block: {
      blockType: 'secondaryNav',
      title: 'Hilux',
      layout: 'bar',
      items: [
        {
          label: 'Models',
          link: at('/vehicles'),
          entries: [
            { label: 'Single Cab', link: at('/vehicles/hilux-single-cab') },
            { label: 'Xtra Cab', link: at('/vehicles/hilux-xtra-cab') },
            { label: 'Double Cab', link: at('/vehicles/hilux-double-cab'), mobileLink: at('/vehicles') },
          ],
        },
        {
          label: 'Owners',
          labelClickable: false,
          entries: [
            { label: 'All vehicles', link: at('/vehicles') },
            { label: 'Call the contact centre', link: at('tel:0800000000') },
          ],
        },
        { label: 'Home', link: at('/') },
        { label: 'Brochure', labelClickable: false },
      ],
      buttons: [
        {
          label: 'Shop Online',
          look: 'primary',
          link: { kind: 'address', address: 'https://shop.example.co.za', newTab: true },
        },
      ],
    },
  },
  {
    name: 'two labels and no button',
    block: {
      blockType: 'secondaryNav',
      title: 'Life with a Hilux',
      layout: 'bar',
      items: [
        { label: 'Vehicles', link: at('/vehicles') },
        { label: 'Home', link: at('/') },
      ],
    },
  },
  {
    name: 'with the newsletter behind a button',
    block: {
      blockType: 'secondaryNav',
      title: 'Corolla Cross',
      layout: 'bar',
      items: [{ label: 'Vehicles', link: at('/vehicles') }],
      buttons: [{ label: 'Home', look: 'primary', link: at('/') }],
      subscribe: true,
    },
  },
  {
    name: 'at the side',
    block: {
      blockType: 'secondaryNav',
      title: 'Fortuner',
      layout: 'side',
      items: [
        { label: 'Vehicles', link: at('/vehicles') },
        { label: 'Hilux', link: at('/vehicles/hilux-double-cab') },
        { label: 'Home', link: at('/') },
      ],
    },
  },
]
