import type { BlockExample } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

type Example = BlockExample<'ecommerceGrid'>

export const examples: [Example, ...Example[]] = [
  {
    name: 'parts',
    block: {
      id: 'shop-parts',
      blockType: 'ecommerceGrid',
      category: 'parts',
      title: 'Parts that wear, and when.',
      intro: 'Fitted at the service, or over the counter.',
      columns: 2,
      cards: [
        {
          id: 'pads',
          heading: 'Brake pads',
          description: richTextContent('Every 30 000 km on the road, sooner in the mountains.'),
          image: { source: 'article', topic: 'service', variant: 4 },
          button: { label: 'Ask for a price', link: { kind: 'address', address: '/vehicles' } },
        },
        {
          id: 'clutch',
          heading: 'Clutch kit',
          description: richTextContent('Plate, cover and bearing in one box.'),
          image: { source: 'article', topic: 'service', variant: 12 },
          button: {
            label: 'In the shop',
            link: { kind: 'address', address: 'https://shop.example.co.za/clutch' },
          },
        },
      ],
    },
  },
  {
    name: 'accessories, without a title',
    block: {
      id: 'shop-accessories',
      blockType: 'ecommerceGrid',
      category: 'accessories',
      cards: [
        {
          id: 'bar',
          heading: 'Tow bar',
          description: richTextContent('Fitted in a morning, wiring included.'),
          button: { label: 'Find a dealer', link: { kind: 'address', address: '/vehicles' } },
        },
      ],
    },
  },
  {
    name: 'merchandise, long words, without a button',
    block: {
      id: 'shop-merchandise',
      blockType: 'ecommerceGrid',
      category: 'merchandise',
      cards: [
        {
          id: 'cap',
          heading: 'Ondersteunersklubwintersweetpakke',
          description: richTextContent('One size for nearly every head.'),
          image: { source: 'merchandise', item: 'cap' },
        },
      ],
    },
  },
]
