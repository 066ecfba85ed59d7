import { list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import type { BlockExample } from '../../block-example.ts'

export const twoColumnsExamples: [BlockExample<'twoColumns'>, ...BlockExample<'twoColumns'>[]] = [
  {
    name: 'two texts, one on a ground of its own',
    block: {
      id: 'two-columns-texts',
      blockType: 'twoColumns',
      title: 'Before you sign.',
      components: [
        {
          id: 'bring',
          blockType: 'text',
          title: 'What to bring',
          content: richTextContent(
            list(
              'bullet',
              'Identity document',
              'Driving licence',
              'Three payslips',
              'Proof of where you live',
            ),
          ),
        },
        {
          id: 'get',
          blockType: 'text',
          title: 'What you are given',
          content: richTextContent(
            paragraph('The whole agreement in plain words, five days before you have to decide.'),
          ),
          backgroundColour: '#102030',
          buttons: [
            { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
          ],
        },
      ],
    },
  },
  {
    name: 'one component, no title',
    block: {
      id: 'two-columns-one',
      blockType: 'twoColumns',
      components: [
        {
          id: 'alone',
          blockType: 'text',
          title: 'Ongeskiktheidsversekeringsvoorwaardes',
          content: richTextContent('Cover for the instalments while you cannot work.'),
        },
      ],
    },
  },
]
