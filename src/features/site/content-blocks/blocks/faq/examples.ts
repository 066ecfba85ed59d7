import type { BlockExample } from '#features/site/blocks/index.ts'
import { bold, link, list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'faq'>, ...BlockExample<'faq'>[]] = [
  {
    name: 'texts, a table and a link to the cookie settings',
    block: {
      blockType: 'faq',
      title: 'Owning your car',
      introduction: [
        { text: 'What owners ask us most, answered by the people who look after your car.' },
        { text: 'Something else? Our contact centre is on 0800 000 000, from seven to seven.' },
      ],
      questions: [
        {
          question: 'How often does my suv need a service?',
          kind: 'text',
          answer: richTextContent(
            paragraph('Every ', bold('15 000 km or twelve months'), ', whichever comes first.'),
            list(
              'bullet',
              'On gravel or towing often: every 10 000 km',
              'The car reminds you 1 000 km before',
              ['Which car takes what: ', link('see the line-up', '/vehicles')],
            ),
          ),
        },
        {
          question: 'What does the service plan cover?',
          kind: 'table',
          tableTitle: 'Service plans by vehicle',
          tableDescription: 'Counted from the day the car was first registered.',
          tableRows: [
            { heading: 'Starlet', first: '4 services', second: '60 000 km', third: '4 years' },
            { heading: 'Hilux', first: '9 services', second: '90 000 km', third: '9 years' },
            { heading: 'Land Cruiser 300', first: '9 services', second: '90 000 km', third: '9 years' },
          ],
        },
        {
          question: 'Where do I find the vin?',
          kind: 'text',
          answer: richTextContent(
            'On the licence disc, and at the foot of the windscreen on the passenger’s side: seventeen letters and digits.',
          ),
        },
        {
          question: 'Which cookies does this site set?',
          kind: 'text',
          answer: richTextContent(
            paragraph(
              'Only necessary ones until you allow more. ',
              link('Open the cookie settings', '#cookie-settings'),
              '.',
            ),
          ),
        },
      ],
    },
  },
  {
    name: 'one question, no title',
    block: {
      blockType: 'faq',
      questions: [
        {
          question: 'Do I need to warm up the engine on a cold morning in Sutherland before I drive off?',
          kind: 'text',
          answer: richTextContent('No. Drive gently for the first five minutes.'),
        },
      ],
    },
  },
  {
    name: 'the trust centre, with a larger introduction',
    path: '/owners/help-and-support/trust-centre',
    block: {
      blockType: 'faq',
      title: 'Your information',
      introduction: [{ text: 'What we keep about you, what for, for how long, and how you get it back.' }],
      questions: [
        {
          question: 'What does popia give me the right to?',
          kind: 'text',
          answer: richTextContent(
            'To see what we keep about you, to have it put right, and to have it deleted when nothing else requires us to keep it.',
          ),
        },
      ],
    },
  },
]
