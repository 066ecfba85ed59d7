import type { BlockExample } from '#features/site/blocks/index.ts'

const link = (address: string) => ({ kind: 'address', address }) as const

export const examples: [BlockExample<'navigationRibbon'>, ...BlockExample<'navigationRibbon'>[]] = [
  {
    name: 'seven items, of which five are shown',
    block: {
      id: 'ribbon-seven',
      blockType: 'navigationRibbon',
      label: 'Quick links',
      items: [
        { id: 'one', icon: 'car', title: 'New vehicles', link: link('/vehicles') },
        { id: 'two', icon: 'fuel', title: 'Fortuner', link: link('/vehicles/fortuner') },
        { id: 'three', icon: 'house', title: 'Start', link: link('/') },
        { id: 'four', icon: 'phone', title: 'Call us', link: link('tel:+27800000000') },
        { id: 'five', icon: 'wrench', title: 'Book a service', link: link('https://service.example.co.za/') },
        { id: 'six', icon: 'users', title: 'The sixth', link: link('/') },
        { id: 'seven', icon: 'map-pin', title: 'The seventh', link: link('/') },
      ],
    },
  },
  {
    name: 'one item without an icon, with a long word',
    block: {
      id: 'ribbon-one',
      blockType: 'navigationRibbon',
      items: [{ id: 'only', title: 'Voertuigregistrasiesertifikate', link: link('/vehicles') }],
    },
  },
]
