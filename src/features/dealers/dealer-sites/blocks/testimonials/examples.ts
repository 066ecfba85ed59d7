import type { Testimonial } from '#features/dealers/dealer-content/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import { bold, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

const testimonials: Testimonial[] = [
  {
    id: 'one',
    rating: 5,
    text: richTextContent(
      paragraph('They found the rattle that three workshops could ', bold('not'), ' hear.'),
    ),
    fullName: 'Lerato Mokoena',
    productName: 'Hilux Double Cab',
  },
  {
    id: 'two',
    rating: 3,
    text: richTextContent('Good work, but the coffee was cold.'),
    fullName: 'Pieter Botha',
    productName: null,
  },
]

export const examples = [
  {
    name: 'those of the dealer',
    live: { state: 'ready', data: testimonials },
    block: { id: 'testimonials-dealer', blockType: 'testimonials' },
  },
  {
    name: 'those of the section itself',
    block: {
      id: 'testimonials-own',
      blockType: 'testimonials',
      title: 'In their words',
      lead: 'From letters we keep on the wall.',
      testimonials: [
        {
          id: 'own',
          rating: 4,
          text: richTextContent('Voertuigregistrasiesertifikaatvernuwingsaansoek, and they still smiled.'),
          fullName: 'Aisha Khan',
        },
      ],
    },
  },
  {
    name: 'none yet',
    live: { state: 'empty' },
    block: { id: 'testimonials-none', blockType: 'testimonials', emptyText: 'Be the first to tell us.' },
  },
  {
    name: 'when they cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'testimonials-failed', blockType: 'testimonials' },
  },
] as const satisfies readonly BlockExample<'testimonials', readonly Testimonial[]>[]
