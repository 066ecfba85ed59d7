import type { DealerFaq } from '#features/dealers/dealer-content/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import { bold, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

const faqs: DealerFaq[] = [
  {
    id: '1',
    title: 'Servicing',
    items: [
      {
        id: '1',
        title: 'Do I need an appointment?',
        text: richTextContent(paragraph('For a service, ', bold('yes'), '. For a tyre, no.')),
      },
      { id: '2', title: 'Can I wait?', text: richTextContent('A first service takes two hours.') },
    ],
  },
  {
    id: '2',
    title: 'Buying',
    items: [{ id: '1', title: 'Do you take trade-ins?', text: richTextContent('Yes.') }],
  },
]

export const examples = [
  {
    name: 'two groups of questions',
    live: { state: 'ready', data: faqs },
    block: { id: 'faqs-two', blockType: 'dealerFaqs', title: 'Before you ask.' },
  },
  {
    name: 'none',
    live: { state: 'empty' },
    block: { id: 'faqs-none', blockType: 'dealerFaqs', emptyText: 'Call us with any question.' },
  },
  {
    name: 'when the questions cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'faqs-failed', blockType: 'dealerFaqs' },
  },
] as const satisfies readonly BlockExample<'dealerFaqs', readonly DealerFaq[]>[]
