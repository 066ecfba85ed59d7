import { bold, heading, link, list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import type { BlockExample } from '../../block-example.ts'

export const textExamples: [BlockExample<'text'>, ...BlockExample<'text'>[]] = [
  {
    name: 'with everything',
    block: {
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
    name: 'on a ground of its own',
    block: {
      blockType: 'text',
      title: 'Quiet by design',
      content: richTextContent('A hybrid drives on electricity alone for half of a day in town.'),
      backgroundColour: '#102030',
      textColour: 'light',
    },
  },
  {
    name: 'one paragraph, no title',
    block: { blockType: 'text', content: richTextContent('Prices are recommended retail prices with VAT.') },
  },
]
