import type { BlockExample } from '#features/site/blocks/index.ts'
import { bold, heading, link, list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'text'>, ...BlockExample<'text'>[]] = [
  {
    name: 'with everything',
    block: {
      id: 'text-everything',
      blockType: 'text',
      title: 'Built for the long way round',
      content: richTextContent(
        paragraph(
          'Between Springbok and Vioolsdrif there are ',
          bold('two hundred kilometres'),
          ' without a workshop. Every Hilux is made for the day you need none.',
        ),
        heading('h2', 'What that takes'),
        list('bullet', 'A frame that carries a tonne', 'Filters that breathe dust', [
          'A dealer in every province: ',
          link('see the line-up', '/vehicles'),
        ]),
      ),
      buttons: [
        { label: 'See the line-up', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
        { label: 'Back to the start', look: 'text', link: { kind: 'address', address: '/' } },
      ],
    },
  },
  {
    name: 'on a chosen background',
    block: {
      id: 'text-own-ground',
      blockType: 'text',
      title: 'Quiet by design',
      content: richTextContent('A hybrid drives on electricity alone for half of a day in town.'),
      backgroundColour: '#102030',
      textColour: 'light',
      buttons: [
        { label: 'See the hybrids', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
      ],
    },
  },
  {
    name: 'a light background without a text colour',
    block: {
      id: 'text-pale-ground',
      blockType: 'text',
      title: 'Serviced where you live',
      content: richTextContent(
        paragraph('Two hundred workshops, one price list. ', link('Back to the start', '/'), '.'),
      ),
      backgroundColour: '#ead9b8',
      buttons: [
        { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
        { label: 'Back to the start', look: 'secondary', link: { kind: 'address', address: '/' } },
      ],
    },
  },
  {
    name: 'a background of medium lightness, with the lowest contrast',
    block: {
      id: 'text-middling-ground',
      blockType: 'text',
      title: 'Earth red',
      content: richTextContent('The dust of the Waterberg, mixed into a paint and baked on twice.'),
      backgroundColour: '#b5654a',
    },
  },
  {
    name: 'light text without a background',
    block: {
      id: 'text-light',
      blockType: 'text',
      title: 'After dark',
      content: richTextContent('Matrix lamps dim around oncoming traffic and stay bright on the verge.'),
      textColour: 'light',
    },
  },
  {
    name: 'dark text without a background',
    block: {
      id: 'text-dark',
      blockType: 'text',
      title: 'By daylight',
      content: richTextContent('Every colour was tuned under a Karoo noon and a Cape winter.'),
      textColour: 'dark',
    },
  },
  {
    name: 'in the racing style',
    block: {
      id: 'text-racing',
      blockType: 'text',
      title: 'Flat out in sixth',
      content: richTextContent('The road car has the gearbox of the one that won on Sunday.'),
      theme: 'racing',
      buttons: [{ label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'one paragraph, no title',
    block: {
      id: 'text-paragraph',
      blockType: 'text',
      content: richTextContent('Prices are recommended retail prices with VAT.'),
    },
  },
]
