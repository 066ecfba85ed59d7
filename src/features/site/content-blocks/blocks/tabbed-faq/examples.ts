import type { BlockExample } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'tabbedFaq'>, ...BlockExample<'tabbedFaq'>[]] = [
  {
    name: 'three topics',
    block: {
      blockType: 'tabbedFaq',
      title: 'Good to know',
      tabs: [
        {
          title: 'Buying',
          introduction: [
            { text: 'From the first drive to the day you fetch your keys.' },
            {
              text: 'Prices are recommended retail prices with VAT; your dealer tells you what comes on top.',
            },
          ],
          questions: [
            {
              question: 'Can I drive it before I decide?',
              kind: 'text',
              answer: richTextContent(
                'Yes, at every dealer. Bring your driving licence; the drive takes half an hour.',
              ),
            },
            {
              question: 'How long do I wait?',
              kind: 'table',
              tableTitle: 'Waiting times this month',
              tableHead: { heading: 'Vehicle', first: 'From order to keys' },
              tableRows: [
                { heading: 'Hatchbacks', first: '2 weeks' },
                { heading: 'Bakkies', first: '4 to 6 weeks' },
              ],
            },
          ],
        },
        {
          title: 'Hybrid and ev',
          introduction: [{ text: 'Driving on electricity, without a plug.' }],
          questions: [
            {
              question: 'Does a hev need charging?',
              kind: 'text',
              answer: richTextContent('No. It charges itself while you brake and while the engine runs.'),
            },
            {
              question: 'How long does the battery last?',
              kind: 'text',
              answer: richTextContent('It is under warranty for eight years or 195 000 km.'),
            },
          ],
        },
        {
          title: 'Csr and community',
          questions: [
            {
              question: 'How does my school apply for sponsorship?',
              kind: 'text',
              answer: richTextContent('Write to community@example.co.za before the end of March.'),
            },
          ],
        },
      ],
    },
  },
  {
    name: 'one topic, no title',
    block: {
      blockType: 'tabbedFaq',
      tabs: [
        {
          title: 'Towing',
          questions: [
            {
              question: 'How heavy may my caravan be?',
              kind: 'text',
              answer: richTextContent('The towing mass stands in the specification of every model.'),
            },
          ],
        },
      ],
    },
  },
]
